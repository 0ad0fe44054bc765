import type { Message } from '@pilotpair/ui/message-bubble'
import { MessageList } from '@pilotpair/ui/message-list'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const began = Date.parse('2026-12-01T08:00:00Z')

const messageOf = (at: number): Message => ({
  id: String(at),
  kind: at % 3 === 0 ? 'own' : 'other',
  senderName: 'Daniel Okafor',
  text: `Message ${String(at)}: shall we meet at the hangar before the flight?`,
  at: new Date(began + at * 60_000).toISOString(),
})

const count = Number(new URLSearchParams(location.search).get('count'))
const before = Array.from({ length: count }, (_none, at) => messageOf(at))

const Page = () => {
  const [messages, setMessages] = useState<readonly Message[]>(before)
  return (
    <>
      <button type="button" onClick={() => setMessages([...messages, messageOf(messages.length)])}>
        Append
      </button>
      <div style={{ display: 'flex', flexDirection: 'column', blockSize: '30rem' }}>
        <MessageList aria-label="Conversation" messages={messages} timeZone="UTC" locale="en-US" now={new Date(began)} />
      </div>
      <output>{messages.length}</output>
    </>
  )
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<Page />)
