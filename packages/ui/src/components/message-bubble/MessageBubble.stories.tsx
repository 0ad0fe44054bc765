import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { MessageBubble, type Message } from './index.ts'
import { conversation } from './samples.ts'

const zone = { timeZone: 'America/Los_Angeles', locale: 'en-US' }
const other: Message = {
  id: 'm2',
  kind: 'other',
  senderName: 'Daniel Okafor',
  text: 'Hi Maya. I booked the Skyhawk for the 12th.',
  at: '2026-12-03T22:18:00Z',
}

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Product/MessageBubble',
  component: MessageBubble,
  args: { message: other, ...zone },
  parameters: {
    docs: {
      description: {
        component:
          'One message of a conversation. Inside a conversation use MessageList, which adds days, runs and announcements; use the bubble alone in previews.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
})

export const Other = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Daniel Okafor')).toBeInTheDocument()
    await expect(canvas.getByText('14:18')).toBeVisible()
  },
})

export const Own = meta.story({ args: { message: { ...other, kind: 'own', text: 'Yes please.' } } })

export const Sending = meta.story({
  args: { message: { ...other, kind: 'own', text: 'Great.', status: 'sending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sending...')).toBeVisible()
    await expect(canvas.queryByText('14:18')).not.toBeInTheDocument()
  },
})

export const Invitation = meta.story({
  args: {
    message: {
      ...other,
      kind: 'invitation',
      title: 'Daniel Okafor invited you to fly',
      text: 'Cessna 172S Skyhawk, Sat 12 Dec, 10:00–13:00 PST. Your share $247.50.',
      link: { href: '/flight-share-requests', label: 'Open the request' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Daniel Okafor invited you to fly')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open the request' })).toHaveAttribute('href', '/flight-share-requests')
  },
})

export const Operator = meta.story({
  args: { message: { ...other, kind: 'operator', text: 'Runway 31 closes at 13:30 on Sat 12 Dec.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Message from the operator')).toBeVisible()
  },
})

const attack = '<img src=x onerror=alert(1)> javascript:alert(1) https://example.com/?a=1'

export const C35MarkupIsText = meta.story({
  name: 'c35: markup and addresses are text, in every kind',
  render: () => (
    <>
      {(['own', 'other', 'invitation', 'operator'] as const).map((kind) => (
        <MessageBubble key={kind} {...zone} message={{ ...other, id: kind, kind, text: attack }} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(attack)).toHaveLength(4)
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
})

export const C35RightToLeft = meta.story({
  name: 'c35: each text finds its own direction, each line too; line breaks stay',
  render: () => (
    <>
      <MessageBubble {...zone} message={{ ...other, id: 'a', text: awkward.arabic }} />
      <MessageBubble {...zone} message={{ ...other, id: 'b', kind: 'own', text: 'Arriving 10:30\nנפגשים (room-42)\nBye' }} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(awkward.arabic)).direction).toBe('rtl')
    const mixed = canvas.getByText(/Arriving 10:30/)
    await expect(getComputedStyle(mixed).direction).toBe('ltr')
    await expect(getComputedStyle(mixed).unicodeBidi).toBe('plaintext')
    await expect(mixed.innerText.split('\n')).toHaveLength(3)
  },
})

export const C35Narrow = meta.story({
  name: 'c35: nothing bursts out of a bubble at 320 px',
  render: () => (
    <div style={{ inlineSize: 320 }} data-testid="narrow">
      <MessageBubble {...zone} message={{ ...other, id: 'a', text: 'a'.repeat(400), senderName: 'b'.repeat(200) }} />
      <MessageBubble {...zone} message={{ ...other, id: 'b', kind: 'own', text: `https://example.com/${'x'.repeat(2000)}` }} />
      <MessageBubble {...zone} message={{ ...other, id: 'c', kind: 'operator', text: 'c'.repeat(400), title: 'd'.repeat(100) }} />
      <MessageBubble {...zone} message={{ ...other, id: 'd', text: `Z${'\u0301'.repeat(30)} 👨‍👩‍👧‍👦` }} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('narrow')
    await expect(box.scrollWidth).toBeLessThanOrEqual(320)
    for (const bubble of box.querySelectorAll('p')) await expect(bubble.getBoundingClientRect().width).toBeLessThanOrEqual(320)
  },
})

export const Sheet = meta.story({
  name: 'Sheet',
  render: () => (
    <StickerSheet>
      <SheetRow label="kinds and statuses" flow="stack">
        {conversation.map((message) => (
          <MessageBubble key={message.id} message={message} {...zone} />
        ))}
      </SheetRow>
      <SheetRow label="longest, unbroken, empty" flow="stack" width="20rem">
        <MessageBubble message={{ ...other, text: awkward.long }} {...zone} />
        <MessageBubble message={{ ...other, kind: 'own', text: awkward.unbroken }} {...zone} />
        <MessageBubble message={{ ...other, kind: 'operator', text: awkward.unbroken, title: awkward.unbroken }} {...zone} />
        <MessageBubble message={{ ...other, text: '', at: '' }} {...zone} />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" flow="stack">
        <MessageBubble message={{ ...other, text: awkward.arabic }} {...zone} />
        <MessageBubble message={{ ...other, kind: 'own', text: 'Latin in between, 10:30 (room-42).' }} {...zone} />
        <MessageBubble message={{ ...other, kind: 'operator', text: awkward.arabic }} {...zone} />
      </SheetRow>
    </StickerSheet>
  ),
})
