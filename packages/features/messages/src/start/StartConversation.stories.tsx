import { chatEndpoints, chatTexts } from '@pilotpair/contract'
import { testId } from '@pilotpair/contract/testing'
import { answers, failedAnswers, handle, refuses, withStore } from '@pilotpair/feature-core/testing'
import { Button } from '@pilotpair/ui/button'
import { connectToaster, type Toast } from '@pilotpair/ui/toast-queue'
import { HttpResponse } from 'msw'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStartConversation } from './use-start-conversation.ts'

const pilotId = testId('user', 2)
const id_conversation = testId('conversation', 7)
const { findOrCreate } = chatEndpoints

/** A button as other capabilities have it. */
const Start = () => {
  const { start, isStarting } = useStartConversation()
  const [found, setFound] = useState<readonly (string | undefined)[]>([])
  const press = async (): Promise<void> => {
    const id = await start(pilotId)
    setFound((before) => [...before, id])
  }
  return (
    <main>
      <Button onClick={() => void press()}>Send Message</Button>
      <output>{isStarting ? 'Opening...' : found.map((id) => id ?? 'none').join(' ')}</output>
    </main>
  )
}

const toasts: Toast[] = []

const meta = preview.meta({
  title: 'Features/Messages/StartConversation',
  component: Start,
  decorators: [withStore],
  beforeEach: () => {
    toasts.length = 0
    return connectToaster({ show: (toast) => toasts.push(toast), dismiss: () => undefined })
  },
})

const bodies: string[] = []

export const Starts = meta.story({
  name: 'finds or begins the conversation; two quick presses ask once',
  beforeEach: ({ msw }) => {
    bodies.length = 0
    msw.use(
      handle(findOrCreate, async ({ request }) => {
        bodies.push(await request.text())
        return HttpResponse.json({ id_conversation })
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(`${id_conversation} ${id_conversation}`))
    await expect(bodies).toEqual([JSON.stringify({ pilot_id: pilotId })])
    await expect(toasts).toEqual([])
  },
})

export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(refuses(findOrCreate, 400, 'You cannot start a conversation with yourself.')),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('none'))
    await expect(toasts).toMatchObject([{ type: 'error', text: chatTexts.startFailed }])
  },
})

export const Broken = meta.story({
  name: 'c59: whatever else goes wrong has one text, and another press tries again',
  beforeEach: ({ msw }) => msw.use(answers(findOrCreate, { id_conversation })),
  play: async ({ canvas, msw }) => {
    for (const [kind, answer] of Object.entries(failedAnswers)) {
      if (kind === 'too many attempts') continue
      toasts.length = 0
      msw.use(handle(findOrCreate, answer))
      await userEvent.click(canvas.getByRole('button'))
      await waitFor(() => expect(toasts, kind).toHaveLength(1))
      await expect(toasts[0]?.text, kind).toBe(chatTexts.startError)
    }
    msw.use(answers(findOrCreate, { id_conversation }))
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(id_conversation))
  },
})
