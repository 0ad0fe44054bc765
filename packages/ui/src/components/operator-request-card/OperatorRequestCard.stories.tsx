import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { Panel } from '../page/index.ts'
import { OperatorRequestCard, OperatorRequestList, operatorRequestStages } from './index.ts'

const flight = {
  start: '2026-12-12T18:00:00Z',
  hours: 3,
  timeZone: 'America/Los_Angeles',
  aircraft: 'Cessna 172S Skyhawk',
  registration: 'N738PA',
  totalCents: 49_500,
  inviter: { name: 'Daniel Okafor' },
  coPilot: { name: 'Maya Lindqvist' },
  isCoPilotPaid: true,
}
const idle = { onApprove: fn(), onProposeNewTime: fn(), onDecline: fn(), onCancel: fn() }

const meta = preview.meta({
  tags: ['autodocs'],
  component: OperatorRequestCard,
  subcomponents: { OperatorRequestList },
  title: 'Product/OperatorRequestCard',
  parameters: {
    docs: {
      description: {
        component:
          'A flight as the operator of the aircraft sees it: pending requests to approve, decline or answer with another time, flights that wait for the pilots, and confirmed ones. Use it in an OperatorRequestList inside a Panel; pilots see the same flight as FlightRequestCard or FlightCard.',
      },
    },
  },
  args: { ...flight, ...idle },
  argTypes: { stage: { control: 'radio', options: operatorRequestStages } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 1232, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Daniel Okafor and Maya Lindqvist' })).toBeVisible()
    await expect(canvas.getByText('Sat 12 Dec, 10:00–13:00 PST')).toBeVisible()
    await expect(canvas.getByText('Co-pilot paid')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Propose New Time' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }))
    await expect(args.onApprove).toHaveBeenCalledOnce()
    await expect(args.onProposeNewTime).toHaveBeenCalledOnce()
    await expect(args.onDecline).toHaveBeenCalledOnce()
  },
})

export const Solo = meta.story({
  args: { coPilot: undefined, isCoPilotPaid: undefined, inviter: { name: 'Maya Lindqvist' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Maya Lindqvist' })).toBeVisible()
    await expect(canvas.queryByText(/Co-pilot/)).not.toBeInTheDocument()
  },
})

export const NotPaid = meta.story({
  args: { isCoPilotPaid: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Co-pilot has not paid')).toBeVisible()
  },
})

export const WaitingForPilots = meta.story({
  args: { stage: 'waiting', offer: { start: '2026-12-12T21:00:00Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting for pilots')).toBeVisible()
    await expect(canvas.getByRole('insertion')).toHaveTextContent('Sat 12 Dec, 13:00–16:00 PST')
    await expect(canvas.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
  },
})

export const Confirmed = meta.story({
  args: { stage: 'confirmed' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Flight' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
  },
})

export const C07Refused = meta.story({
  name: 'c07: an approval that is refused keeps the request and says why',
  args: { error: 'This time is no longer available.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This time is no longer available.')
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeEnabled()
  },
})

export const C07DoublePress = meta.story({
  name: 'c07: while an approval runs further presses do nothing',
  args: { pendingAction: 'approve' },
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Approving…' }))
    await expect(args.onApprove).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Decline' })).toBeDisabled()
  },
})

const Rows = ({ title, dir = 'ltr' }: { title: string; dir?: 'ltr' | 'rtl' }) => (
  <div dir={dir}>
    <Panel title={title}>
      <OperatorRequestList>
        <OperatorRequestCard {...flight} {...idle} />
        <OperatorRequestCard {...flight} {...idle} isCoPilotPaid={false} operatorName="Golden Bay Aviation" viewerTimeZone="America/New_York" />
        <OperatorRequestCard {...flight} {...idle} coPilot={undefined} pendingAction="approve" />
        <OperatorRequestCard {...flight} {...idle} pendingAction="decline" />
        <OperatorRequestCard {...flight} {...idle} stage="waiting" offer={{ start: '2026-12-12T21:00:00Z', message: 'The morning is taken.' }} />
        <OperatorRequestCard {...flight} {...idle} stage="confirmed" error="A payment is in progress." />
      </OperatorRequestList>
    </Panel>
  </div>
)

export const OnlyWhatIsThere = meta.story({
  name: 'a request that is left out leaves no empty item',
  tags: ['!autodocs'],
  render: () => (
    <OperatorRequestList>
      {false}
      <OperatorRequestCard {...flight} {...idle} />
      {undefined}
      {null}
    </OperatorRequestList>
  ),
  play: async ({ canvasElement }) => {
    // Its own items: the facts of a request are a list too.
    await expect(canvasElement.querySelector('ul')?.children).toHaveLength(1)
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="in a list" flow="stack">
        <Rows title="Pending Flight Requests" />
      </SheetRow>
      <SheetRow label="phone" width="20.5rem" flow="stack">
        <Rows title="On a phone" />
      </SheetRow>
      <SheetRow label="longest and unbroken" width="20.5rem" flow="stack">
        <OperatorRequestCard {...flight} {...idle} inviter={{ name: awkward.unbroken }} coPilot={{ name: awkward.long }} aircraft={awkward.unbroken} />
      </SheetRow>
      <SheetRow label="right to left" flow="stack">
        <Rows title="طلبات" dir="rtl" />
      </SheetRow>
    </StickerSheet>
  ),
})
