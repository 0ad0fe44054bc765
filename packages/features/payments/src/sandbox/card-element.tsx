import { createRoot, type Root } from 'react-dom/client'
import { SandboxCardForm } from './SandboxCardForm.tsx'
import type { CardStore } from './card-store.ts'

type Handler = (event: object) => void

/**
 * An element as react-stripe-js drives it: it is mounted into a box, tells what happens in it, and goes. The form in it is
 * a React tree of its own, as the provider's is a frame of its own.
 */
export const createCardElement = (store: CardStore, onDestroyed: () => void) => {
  const handlers = new Map<string, Set<Handler>>()
  let root: Root | undefined
  const emit = (name: string, facts: object = {}): void => {
    for (const handler of handlers.get(name) ?? []) handler({ elementType: 'payment', ...facts })
  }
  const unsubscribe = store.subscribe(() => {
    const { number, expiry, cvc } = store.get().typed
    emit('change', { empty: number + expiry + cvc === '', complete: false, collapsed: false, value: { type: 'card' } })
  })
  const leave = (): void => {
    const old = root
    root = undefined
    // Its host may be drawing just now.
    setTimeout(() => old?.unmount())
  }
  const element = {
    on(name: string, handler: Handler) {
      handlers.set(name, (handlers.get(name) ?? new Set()).add(handler))
      return element
    },
    once: (name: string, handler: Handler) => element.on(name, handler),
    off(name: string, handler?: Handler) {
      if (handler === undefined) handlers.delete(name)
      else handlers.get(name)?.delete(handler)
      return element
    },
    mount(target: HTMLElement) {
      const box = document.createElement('div')
      target.replaceChildren(box)
      root = createRoot(box)
      root.render(<SandboxCardForm store={store} />)
      // Who listens does so only after mounting.
      setTimeout(() => emit('ready'))
    },
    update: () => undefined,
    unmount: leave,
    destroy() {
      unsubscribe()
      leave()
      onDestroyed()
    },
  }
  return element
}
