/**
 * Writes into a native input as if a person had typed: the host's `onChange` hears it, controlled or not.
 */
export const setNativeValue = (input: HTMLInputElement, value: string): void => {
  // React remembers what it set itself and hears only what goes past it.
  Reflect.set(HTMLInputElement.prototype, 'value', value, input)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
