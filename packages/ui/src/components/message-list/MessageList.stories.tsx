import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, Held } from '../../internal/Sheet.tsx'
import { Button } from '../button/index.ts'
import type { Message } from '../message-bubble/index.ts'
import { conversation } from '../message-bubble/samples.ts'
import { Inline } from '../stack/index.ts'
import { MessageList, type MessageListProps } from './index.ts'

const zone = { timeZone: 'America/Los_Angeles', locale: 'en-US', now: new Date('2026-12-04T01:00:00Z') }
const start = Date.parse('2026-11-01T08:00:00Z')

/** One message every 20 minutes, from both sides by turns. */
const message = (number: number): Message => ({
  id: `n${number}`,
  kind: number % 3 === 0 ? 'own' : 'other',
  senderName: 'Daniel Okafor',
  text: number % 7 === 0 ? `Message ${number}. ${awkward.long} ${awkward.long}` : `Message ${number}`,
  at: new Date(start + number * 1_200_000).toISOString(),
})
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => message(from + at))

const Frame = (props: Omit<MessageListProps, 'aria-label'>) => (
  <div style={{ display: 'flex', flexDirection: 'column', blockSize: 420, maxInlineSize: 720 }}>
    <MessageList aria-label="Conversation with Daniel Okafor" {...zone} {...props} />
  </div>
)

/** A conversation that grows at both ends at the press of a button. */
const Growing = ({ count }: { count: number }) => {
  const [[from, to], setSpan] = useState<readonly [number, number]>([1000 - count, 1000])
  const [unsent, setUnsent] = useState<readonly Message[]>([])
  return (
    <>
      <Frame
        messages={[...range(from, to), ...unsent]}
        older={{ onLoad: () => setSpan([Math.max(0, from - 40), to]) }}
      />
      <Inline gap={8}>
        <Button onClick={() => setSpan([from, to + 1])}>Receive</Button>
        <Button onClick={() => setUnsent([{ ...message(5000), kind: 'own', status: 'sending', text: 'My answer' }])}>Send</Button>
      </Inline>
    </>
  )
}

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Product/MessageList',
  component: MessageList,
  args: { 'aria-label': 'Conversation with Daniel Okafor', messages: conversation, ...zone },
  render: (args) => <Frame {...args} />,
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component:
          'The messages of one conversation. Use it for the one that is open; to choose one use ConversationList. Give it a height (it fills a flex column), oldest messages first, and another `key` for another conversation. Below it stands a MessageComposer.',
      },
    },
  },
})

const list = (canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement }) =>
  canvas.getByRole('group', { name: 'Conversation with Daniel Okafor' })

const isAtEnd = (box: HTMLElement) => box.scrollHeight - box.scrollTop - box.clientHeight <= 2

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Thursday 3 December')).toBeVisible()
    await waitFor(() => expect(isAtEnd(list(canvas))).toBe(true))
  },
})

Default.test('one time a run: two messages of the same minute share one', async ({ canvas }) => {
  await expect(canvas.getAllByText('14:18')).toHaveLength(1)
})

export const Empty = meta.story({
  args: { messages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Say hello.')).toBeVisible()
  },
})

export const Days = meta.story({
  name: 'days are those of the given zone, with a year when it is another one',
  args: {
    messages: [
      { ...message(1), at: '2025-12-31T23:30:00Z' },
      { ...message(2), at: '2026-12-04T07:59:00Z' },
      { ...message(3), at: '2026-12-04T08:01:00Z' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wednesday 31 December 2025')).toBeInTheDocument()
    await expect(canvas.getByText('Thursday 3 December')).toBeInTheDocument()
    await expect(canvas.getByText('Friday 4 December')).toBeInTheDocument()
  },
})

export const Thousand = meta.story({
  name: 'a thousand messages open at the newest and stay there while one comes',
  // The same markup a thousand times: axe reads the newest rows, and the list around them.
  parameters: { a11y: { context: { exclude: ['[role="group"] > div > div:not(:nth-last-child(-n + 2))'] } } },
  render: () => <Growing count={1000} />,
  play: async ({ canvas }) => {
    const box = list(canvas)
    await waitFor(() => expect(isAtEnd(box)).toBe(true))
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }))
    await waitFor(() => expect(canvas.getAllByText('Message 1000')).not.toHaveLength(0))
    await waitFor(() => expect(isAtEnd(box)).toBe(true))
    await expect(canvas.queryByRole('button', { name: 'New messages' })).not.toBeInTheDocument()
  },
})

export const KeepsItsPlace = meta.story({
  name: 'older messages come in above without moving what is in sight',
  render: () => <Growing count={60} />,
  play: async ({ canvas }) => {
    const box = list(canvas)
    await waitFor(() => expect(isAtEnd(box)).toBe(true))
    box.scrollTop = 0
    box.dispatchEvent(new Event('scroll'))
    const first = canvas.getAllByText('Message 940').at(0)
    const before = first?.getBoundingClientRect().top ?? 0
    await userEvent.click(canvas.getByRole('button', { name: 'Show older messages' }))
    await waitFor(() => expect(canvas.getAllByText('Message 900')).not.toHaveLength(0))
    await waitFor(() => expect(Math.abs((first?.getBoundingClientRect().top ?? 0) - before)).toBeLessThanOrEqual(1))
  },
})

/** The first page of a conversation: with it nothing older is left. */
const Ending = () => {
  const [from, setFrom] = useState(960)
  return <Frame messages={range(from, 1000)} {...(from > 920 && { older: { onLoad: () => setFrom(920) } })} />
}

export const OldestPart = meta.story({
  name: 'with the oldest part its button goes, and the list has the focus',
  tags: ['!autodocs'],
  render: () => <Ending />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Show older messages' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Show older messages' })).toBeNull())
    await expect(list(canvas)).toHaveFocus()
  },
})

export const Away = meta.story({
  name: 'who has scrolled up stays there; a button leads to what is new',
  render: () => <Growing count={60} />,
  play: async ({ canvas }) => {
    const box = list(canvas)
    await waitFor(() => expect(isAtEnd(box)).toBe(true))
    box.scrollTop = 200
    box.dispatchEvent(new Event('scroll'))
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }))
    const button = await canvas.findByRole('button', { name: 'New messages' })
    await expect(isAtEnd(box)).toBe(false)
    await userEvent.click(button)
    await waitFor(() => expect(isAtEnd(box)).toBe(true))
    await expect(box).toHaveFocus()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'New messages' })).not.toBeInTheDocument())
  },
})

export const OwnComesIntoSight = meta.story({
  name: 'what one sends oneself comes into sight',
  render: () => <Growing count={60} />,
  play: async ({ canvas }) => {
    const box = list(canvas)
    await waitFor(() => expect(isAtEnd(box)).toBe(true))
    box.scrollTop = 0
    box.dispatchEvent(new Event('scroll'))
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(isAtEnd(box)).toBe(true))
  },
})

export const Announced = meta.story({
  name: 'only new messages of others are read out',
  render: () => <Growing count={60} />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log')
    await expect(log).toHaveTextContent('')
    await userEvent.click(canvas.getByRole('button', { name: 'Show older messages' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(log).toHaveTextContent('')
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }))
    await waitFor(() => expect(log).toHaveTextContent('Daniel Okafor: Message 1000'))
  },
})

export const Keyboard = meta.story({
  name: 'the keyboard scrolls it',
  render: () => <Growing count={60} />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(list(canvas)).toHaveFocus()
  },
})

export const LoadingOlder = meta.story({
  args: { messages: range(0, 8), older: { onLoad: fn(), pending: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Loading...' }))
    await expect(args.older?.onLoad).not.toHaveBeenCalled()
  },
})

export const Sheet = meta.story({
  name: 'Sheet',
  render: () => (
    <>
      <Frame messages={conversation} older={{ onLoad: fn() }} />
      <div dir="rtl">
        <Frame messages={[{ ...message(1), text: awkward.arabic }, { ...message(3), text: awkward.unbroken }, { ...message(5), text: awkward.long }]} />
      </div>
      <Frame messages={[]} />
      <Held state="focus" at="[role=group]">
        <Frame messages={conversation.slice(0, 2)} older={{ onLoad: fn(), pending: true }} />
      </Held>
    </>
  ),
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div style={{ inlineSize: 320 }}>
      <Frame messages={[{ ...message(1), text: 'a'.repeat(400) }, ...conversation]} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = list(canvas)
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
  },
})
