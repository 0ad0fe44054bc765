import type { TextTemplate } from '@pilotpair/contract'

/** Props of {@link Slotted}. */
export interface SlottedProps {
  /** An exact text with one slot. */
  readonly text: TextTemplate
  /** What fills the slot; words that users typed. */
  readonly value: string
}

/** A text with a user's words in it, which keep their own direction of writing and leave the sentence's alone. */
export const Slotted = ({ text, value }: SlottedProps) => {
  const [before = '', after = ''] = text.source.split(/\{\w+\}/)
  return (
    <>
      {before}
      <bdi>{value}</bdi>
      {after}
    </>
  )
}
