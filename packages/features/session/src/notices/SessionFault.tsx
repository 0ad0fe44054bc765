import { waitNote } from '@pilotpair/feature-core'
import { Button } from '@pilotpair/ui/button'
import { Heading, Text } from '@pilotpair/ui/text'
import { useState } from 'react'
import { fault } from './Notices.css.ts'

export interface SessionFaultProps {
  /** Why the service could not say. */
  readonly failure: unknown
  /** Asks again who is logged in. */
  readonly retry: () => Promise<void>
}

/**
 * The service could not say who is logged in: nobody is logged out by that (decisions "Session"). Content of a page;
 * part of the first load, since a chunk may be as far away as the service.
 */
export const SessionFault = ({ failure, retry }: SessionFaultProps) => {
  const [isTrying, setTrying] = useState(false)
  const tryAgain = async (): Promise<void> => {
    setTrying(true)
    await retry()
    setTrying(false)
  }
  return (
    <div role="alert" className={fault}>
      <Heading level={1} looksLike={2}>
        PilotPair cannot be reached
      </Heading>
      <Text color="textMuted">
        {`You have not been logged out. ${waitNote(failure) ?? 'Check your connection, then try again.'}`}
      </Text>
      <Button onClick={() => void tryAgain()} pending={isTrying} pendingLabel="Trying again…">
        Try again
      </Button>
    </div>
  )
}
