/** Names of the slots in a template: `'{name} has been approved'` gives `'name'`. */
export type TemplateSlots<Source extends string> = Source extends `${string}{${infer Name}}${infer Rest}`
  ? Name | TemplateSlots<Rest>
  : never

/** A text with slots. Call it with the values; `source` is the text as the specification writes it. */
export interface TextTemplate<Source extends string = string> {
  (values: Readonly<Record<TemplateSlots<Source>, string | number>>): string
  readonly source: Source
}

/**
 * Makes a text with `{slots}`. Values are put in literally and never read as templates themselves.
 *
 * @param source the exact text, slots in braces
 */
/* @__NO_SIDE_EFFECTS__ */
export function template<const Source extends string>(source: Source): TextTemplate<Source> {
  const fill = (values: Readonly<Record<string, string | number>>): string =>
    source.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot))
  return Object.assign(fill, { source })
}
