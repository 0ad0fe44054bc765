import { type CardField, noCard, type TypedCard } from './card-input.ts'

/** What the card form shows. */
export interface CardFormState {
  readonly typed: TypedCard
  /** The field that the last try found fault with. */
  readonly faulty: CardField | undefined
}

/** What was typed, outside of React: the element's methods read it, its form shows it. */
export interface CardStore {
  readonly get: () => CardFormState
  readonly type: (field: CardField, text: string) => void
  readonly mark: (field: CardField | undefined) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Makes an empty form. */
export const createCardStore = (): CardStore => {
  let state: CardFormState = { typed: noCard, faulty: undefined }
  const listeners = new Set<() => void>()
  const set = (next: CardFormState): void => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => state,
    type: (field, text) =>
      set({ typed: { ...state.typed, [field]: text }, faulty: state.faulty === field ? undefined : state.faulty }),
    mark: (faulty) => set({ ...state, faulty }),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
