import { pilotTexts, type PilotPublic } from '@pilotpair/contract'
import { useStartConversation } from '@pilotpair/feature-messages'
import { Avatar } from '@pilotpair/ui/avatar'
import { Badge } from '@pilotpair/ui/badge'
import { Button, ButtonLink } from '@pilotpair/ui/button'
import { DescriptionList } from '@pilotpair/ui/description-list'
import { Dialog } from '@pilotpair/ui/dialog'
import { Stack } from '@pilotpair/ui/stack'
import { BadgeCheck, MapPin, MessageCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { pilotFacts, toPilotView } from '../pilot-view.ts'
import * as css from './Explorer.css.ts'

/** Props of {@link PilotDialog}. */
export interface PilotDialogProps {
  readonly pilot: PilotPublic
  readonly onClose: () => void
  /** Where a flight with this pilot is proposed. */
  readonly proposeHref: string
  /** A conversation with this pilot is there; the shell goes to it. */
  readonly onConversation: (conversationId: string) => void
}

/** All that a pilot says of themselves, and the two ways on (section 2.8). Only verified pilots are ever listed. */
export const PilotDialog = ({ pilot, onClose, proposeHref, onConversation }: PilotDialogProps) => {
  const view = toPilotView(pilot)
  const { start, isStarting } = useStartConversation()
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  const sendMessage = async (): Promise<void> => {
    const id = await start(view.id)
    // Whoever has closed the details meanwhile is not taken away from where they are.
    if (id !== undefined && isOpen.current) onConversation(id)
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={view.name}
      footer={
        <>
          <Button
            variant="outline"
            tone="neutral"
            iconStart={<MessageCircle />}
            pending={isStarting}
            pendingLabel="Opening..."
            onClick={() => void sendMessage()}
          >
            {pilotTexts.sendMessage}
          </Button>
          <ButtonLink href={proposeHref}>{pilotTexts.startFlightRequest}</ButtonLink>
        </>
      }
    >
      <Stack gap={16}>
        <div className={css.person}>
          <Avatar name={view.name} src={view.pictureUrl} alt="" size="large" />
          <div className={css.personLines}>
            <Badge tone="success" icon={<BadgeCheck />}>
              License verified
            </Badge>
            {view.homeAirport !== undefined && (
              <p className={css.place}>
                <MapPin size={16} strokeWidth={1.5} aria-hidden />
                <bdi>{view.homeAirport}</bdi>
              </p>
            )}
          </div>
        </div>
        <DescriptionList items={pilotFacts(pilot)} />
        {pilot.notes !== null && pilot.notes !== '' && (
          <p className={css.notes} dir="auto">
            {pilot.notes}
          </p>
        )}
      </Stack>
    </Dialog>
  )
}
