import { ArrowRight, Plane, Search } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet, stillStates } from '../../internal/Sheet.tsx'
import { Button } from './Button.tsx'
import { ButtonLink } from './ButtonLink.tsx'
import { buttonSizes, buttonTones, buttonVariants } from './Button.css.ts'

const meta = preview.meta({
  tags: ['autodocs'],
  component: Button,
  subcomponents: { ButtonLink },
  title: 'UI/Button',
  args: { children: 'Schedule Flight', onClick: fn() },
})

/** The one thing a screen is for is solid and brand; amber answers something that waits for the reader. */
export const Default = meta.story({})

export const WithIcon = meta.story({ args: { iconStart: <Search />, children: 'Find a Co-Pilot' } })

export const Pending = meta.story({ args: { pending: true, pendingLabel: 'Logging in…' } })

export const PendingKeepsFocusAndIgnoresPresses = meta.story({
  tags: ['!autodocs'],
  args: { pending: true, pendingLabel: 'Logging in…' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Logging in…' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveFocus()
  },
})

const submit = fn()

export const PendingSubmitsNothing = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" pending pendingLabel="Saving…">
        Save
      </Button>
    </form>
  ),
  play: async ({ canvas }) => {
    submit.mockClear()
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.type(canvas.getByRole('textbox'), 'Maya{Enter}')
    await expect(submit).not.toHaveBeenCalled()
  },
})

export const PressedByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
    await expect(canvas.getByRole('button')).toHaveAttribute('type', 'button')
  },
})

export const AsLink = meta.story({
  render: () => (
    <ButtonLink href="/rentals" iconEnd={<ArrowRight />}>
      Available Aircraft
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Available Aircraft' })).toHaveAttribute('href', '/rentals')
  },
})

/** Every variant in every tone and state. */
export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      {buttonVariants.map((variant) => (
        <SheetRow key={variant} label={variant}>
          {buttonTones.map((tone) => (
            <Button key={tone} variant={variant} tone={tone}>
              {tone}
            </Button>
          ))}
          {stillStates.map((state) => (
            <Button key={state} variant={variant} data-state={state}>
              {state}
            </Button>
          ))}
          <Button variant={variant} disabled>
            disabled
          </Button>
          <Button variant={variant} pending pendingLabel="Processing…">
            Pay
          </Button>
        </SheetRow>
      ))}
      <SheetRow label="sizes">
        {buttonSizes.map((size) => (
          <Button key={size} size={size} variant="outline" tone="neutral" iconStart={<Plane />}>
            {size}
          </Button>
        ))}
      </SheetRow>
      <SheetRow label="full width, in 20 rem: longest, unbroken" flow="stack" width="20rem">
        <Button fullWidth>Log in</Button>
        <Button fullWidth iconStart={<Plane />}>
          {awkward.long}
        </Button>
        <Button fullWidth variant="outline" tone="neutral">
          {awkward.unbroken}
        </Button>
      </SheetRow>
      <SheetRow label="right to left" dir="rtl">
        <Button iconStart={<Plane />}>{awkward.arabic}</Button>
      </SheetRow>
    </StickerSheet>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: awkward.long }).scrollWidth).toBeLessThanOrEqual(322)
  },
})
