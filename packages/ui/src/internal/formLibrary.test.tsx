// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Checkbox } from '../components/checkbox/index.ts'
import { NumberField } from '../components/number-field/index.ts'
import { PasswordField } from '../components/password-field/index.ts'
import { Select } from '../components/select/index.ts'
import { Switch } from '../components/switch/index.ts'
import { TextField } from '../components/text-field/index.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

interface Values {
  name: string
  password: string
  hours: string
  license: string
  terms: boolean
  open: boolean
}

const Form = ({ onValid }: { onValid: (values: Values) => void }) => {
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: { name: 'Maya', password: '', hours: '1234.5', license: 'private', terms: true, open: false },
  })
  const problem = (field: keyof Values) => formState.errors[field]?.message
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onValid)(event)}>
      <TextField label="Name" error={problem('name')} {...register('name')} />
      <PasswordField label="Password" error={problem('password')} {...register('password', { required: 'Say it' })} />
      <NumberField label="Hours" error={problem('hours')} {...register('hours')} />
      <Select label="License" options={[{ value: 'private', label: 'Private' }]} {...register('license')} />
      <Checkbox label="Terms" {...register('terms')} />
      <Switch label="Open" {...register('open')} />
    </form>
  )
}

let container: HTMLDivElement

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'))
})

afterEach(() => container.remove())

const field = (name: string) => {
  const found = container.querySelector(`[name="${name}"]`)
  if (!(found instanceof HTMLInputElement)) throw new Error(`No input is named ${name}`)
  return found
}

const submit = () =>
  act(async () => {
    container.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })

const type = (name: string, text: string) =>
  act(async () => {
    const input = field(name)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })

test('c53: spread form props bind values, errors and the focus of the first bad field', async () => {
  const onValid = vi.fn<(values: Values) => void>()
  const root = createRoot(container)
  await act(async () => root.render(<Form onValid={onValid} />))

  await submit()
  expect(onValid).not.toHaveBeenCalled()
  const password = field('password')
  expect(document.activeElement).toBe(password)
  expect(password.getAttribute('aria-invalid')).toBe('true')
  const message = document.getElementById(password.getAttribute('aria-describedby') ?? '')
  expect(message?.textContent).toBe('Say it')

  await type('password', 'Clear-Skies-26')
  await submit()
  expect(onValid.mock.calls[0]?.[0]).toEqual({
    name: 'Maya', password: 'Clear-Skies-26', hours: '1234.5', license: 'private', terms: true, open: false,
  })
  await act(async () => root.unmount())
})
