import { TextField } from '@pilotpair/ui/text-field'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { type CardField, formatCvc, formatExpiry, formatNumber } from './card-input.ts'
import type { CardStore } from './card-store.ts'
import * as css from './Sandbox.css.ts'

/** The panel around the form says in words what is wrong, beneath the form; the field is marked only. */
const marked = { 'aria-invalid': true } as const

/**
 * The card form of the payment sandbox, in the place of the fields that Stripe.js would mount. Nothing is kept or filled
 * in by the browser: no real card belongs here.
 */
export const SandboxCardForm = ({ store }: { readonly store: CardStore }) => {
  const { typed, faulty } = useSyncExternalStore(store.subscribe, store.get)
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (faulty !== undefined) form.current?.querySelector<HTMLElement>(`[data-card-field="${faulty}"]`)?.focus()
  }, [faulty])

  const field = (name: CardField, format: (text: string, before: string) => string) => ({
    value: typed[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      store.type(name, format(event.target.value, typed[name])),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    dir: 'ltr' as const,
    'data-card-field': name,
    ...(faulty === name && marked),
  })

  return (
    <div ref={form} className={css.fields}>
      <TextField label="Card number" placeholder="1234 1234 1234 1234" className={css.whole} {...field('number', formatNumber)} />
      <TextField label="Expiry" placeholder="MM / YY" {...field('expiry', formatExpiry)} />
      <TextField label="CVC" placeholder="123" {...field('cvc', formatCvc)} />
    </div>
  )
}
