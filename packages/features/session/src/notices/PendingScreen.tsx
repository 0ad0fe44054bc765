import { guardTexts, navigationTexts } from '@pilotpair/contract'
import { Button, ButtonLink } from '@pilotpair/ui/button'
import { Card } from '@pilotpair/ui/card'
import { EmptyDrawing } from '@pilotpair/ui/illustrations'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { Link } from '@pilotpair/ui/link'
import { Stack } from '@pilotpair/ui/stack'
import { Heading, Text } from '@pilotpair/ui/text'
import { VisuallyHidden } from '@pilotpair/ui/visually-hidden'
import { Circle, CircleCheck } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { awaitsApproval } from '../access.ts'
import { useGetCurrentUserQuery } from '../api.ts'
import { useSession } from '../hooks.ts'
import { approvalSteps, type ApprovalStep } from './approval.ts'
import * as css from './Notices.css.ts'

export interface PendingScreenProps {
  /** Where "Go to My Profile" leads; without it there is no such link. */
  readonly profileHref?: string | undefined
  /** Pages that stay open meanwhile (decisions, "Unapproved pilot"); without an address there is no such link. */
  readonly flightsHref?: string | undefined
  readonly requestsHref?: string | undefined
  readonly communityHref?: string | undefined
  /** Nothing is to be waited for: an administrator approved the pilot meanwhile, or the user is no pilot. */
  readonly onApproved: () => void
  /** The session has ended meanwhile: rejected, deactivated, logged out elsewhere. The login screen says so. */
  readonly onEnded: () => void
  /** Where a visitor logs in; without it there is no such link. */
  readonly loginHref?: string | undefined
  /** Milliseconds between two looks while the page is visible. @default 15000 */
  readonly pollEvery?: number
}

const useApproval = ({ onApproved, onEnded, pollEvery = 15_000 }: PendingScreenProps) => {
  const session = useSession()
  const user = session.kind === 'user' ? session.user : undefined
  const isVisitor = session.kind === 'anonymous'
  const { error, refetch } = useGetCurrentUserQuery(undefined, {
    // Also while nobody could say yet who is there: that too is asked until somebody can.
    skip: isVisitor,
    pollingInterval: pollEvery,
    // Nobody looks at a hidden page; who comes back to it is told at once.
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  })
  const [asked, setAsked] = useState<'never' | 'now' | 'before'>('never')
  const isApproved = user !== undefined && !awaitsApproval(user)
  const hasEnded = session.kind === 'anonymous' && (session.ended || session.hasLeft === true)
  const leave = useEffectEvent(() => (isApproved ? onApproved() : onEnded()))
  useEffect(() => {
    if (isApproved || hasEnded) leave()
  }, [isApproved, hasEnded])
  const check = async (): Promise<void> => {
    setAsked('now')
    await refetch()
    setAsked('before')
  }
  // Kept while the next look is under way: it is said once, not at every look.
  const hasFailed = error !== undefined && !isVisitor
  return {
    user,
    isVisitor,
    check,
    // Only when it was asked for: the looks of the page itself change nothing that would be read out again and again.
    isChecking: asked === 'now',
    hasFailed,
    isStillPending: asked === 'before' && user !== undefined && !isApproved && !hasFailed,
  }
}

const Step = ({ step, isKnown }: { readonly step: ApprovalStep; readonly isKnown: boolean }) => (
  <li className={css.step}>
    <span className={step.isDone ? css.done : css.open} aria-hidden="true">
      {step.isDone ? <CircleCheck size={20} /> : <Circle size={20} />}
    </span>
    <span>
      {step.label}
      {isKnown && <VisuallyHidden>{step.isDone ? ' (done)' : ' (to do)'}</VisuallyHidden>}
    </span>
  </li>
)

const linksOf = ({ flightsHref, requestsHref, communityHref }: PendingScreenProps) =>
  [
    { href: flightsHref, label: navigationTexts.myFlights },
    { href: requestsHref, label: navigationTexts.flightShareRequests },
    { href: communityHref, label: navigationTexts.community },
  ].flatMap(({ href, label }) => (href === undefined ? [] : [{ href, label }]))

/** What awaits whom. A visitor's account is not known, so that nothing is said about it. */
const Opening = ({ isVisitor, loginHref }: { readonly isVisitor: boolean; readonly loginHref: string | undefined }) =>
  isVisitor ? (
    <>
      <Text color="textMuted">
        A new account is active and awaits verification by an administrator. Until then its owner cannot book or share
        flights. Log in to see how yours stands.
      </Text>
      {loginHref !== undefined && <ButtonLink href={loginHref}>Log in</ButtonLink>}
    </>
  ) : (
    <Text color="textMuted">
      Your account is active and awaits verification by an administrator. Until then you cannot book or share flights.
    </Text>
  )

/**
 * A pilot whose account is active waits for an administrator (spec §2.16). Notices the approval by itself.
 * Content of a page.
 */
export const PendingScreen = (props: PendingScreenProps) => {
  const { profileHref, loginHref } = props
  const links = linksOf(props)
  const { user, isVisitor, check, isChecking, hasFailed, isStillPending } = useApproval(props)
  return (
    <div className={css.page}>
      <div className={css.centred}>
        <EmptyDrawing name="runway" />
        <Heading level={1}>Waiting for approval</Heading>
        <Opening isVisitor={isVisitor} loginHref={loginHref} />
      </div>
      <Card>
        <Heading level={2} looksLike={3}>
          What we need from you
        </Heading>
        <Stack as="ul" className={css.steps}>
          {approvalSteps(user).map((step) => (
            <Step key={step.label} step={step} isKnown={user !== undefined} />
          ))}
        </Stack>
      </Card>
      {(user !== undefined || hasFailed) && (
        <div className={css.actions}>
          {user !== undefined && profileHref !== undefined && <ButtonLink href={profileHref}>{guardTexts.goToProfile}</ButtonLink>}
          <Button variant="outline" onClick={() => void check()} pending={isChecking} pendingLabel="Checking…">
            Check again
          </Button>
          <Text size={14} color="textMuted">
            This page goes on by itself once you are approved.
          </Text>
        </div>
      )}
      {user !== undefined && links.length > 0 && (
        <nav aria-label="Open meanwhile" className={css.actions}>
          <Text size={14} color="textMuted">
            Open meanwhile:
          </Text>
          {links.map(({ href, label }) => (
            <Link key={href} href={href}>
              {label}
            </Link>
          ))}
        </nav>
      )}
      {hasFailed && <InlineAlert tone="warning">Could not check your approval. We keep trying.</InlineAlert>}
      {isStillPending && <InlineAlert tone="info">Not approved yet. We keep looking.</InlineAlert>}
    </div>
  )
}
