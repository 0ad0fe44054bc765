import { chatTexts, type Conversation } from '@pilotpair/contract'
import { statusOf, waitNote } from '@pilotpair/feature-core'
import { ButtonLink } from '@pilotpair/ui/button'
import { EmptyState } from '@pilotpair/ui/empty-state'
import { ErrorState } from '@pilotpair/ui/error-state'
import { EmptyDrawing } from '@pilotpair/ui/illustrations'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { MessageComposer } from '@pilotpair/ui/message-composer'
import { MessageList } from '@pilotpair/ui/message-list'
import { Skeleton, SkeletonGroup } from '@pilotpair/ui/skeleton'
import { type UIEvent, useMemo } from 'react'
import { partnerOf, toMessageViews } from '../chat-view.ts'
import type { Thread } from '../thread.ts'
import * as css from './Messages.css.ts'
import { ThreadHead } from './ThreadHead.tsx'
import { type Box, useSend } from './use-send.ts'
import { type OpenThread, useThread } from './use-thread.ts'

/** Props of {@link ThreadPane}. */
export interface ThreadPaneProps {
  readonly conversationId: string
  /** As the list knows it, when it does. */
  readonly conversation: Conversation | undefined
  /** Account id of the viewer. */
  readonly viewerId: string
  readonly backHref: string
  readonly requestsHref: string | undefined
}

/** Texts that the specification does not give. */
const texts = {
  loading: 'Loading messages...',
  failed: 'Could not load messages.',
  notFound: 'This conversation does not exist.',
  notYours: 'It may belong to somebody else, or its address is wrong.',
  toList: 'Back to messages',
  behind: 'Could not check for new messages. We keep trying.',
  ended: 'Could not check for new messages. This conversation is no longer available.',
  olderFailed: 'Could not load older messages.',
} as const

/** Pixels from the top within which older messages are asked for, so that they are there when one arrives. */
const NEAR_TOP = 240

const bubbles = ['14rem', '9rem', '16rem', '12rem', '15rem', '10rem'] as const

const Bones = () => (
  <SkeletonGroup label={texts.loading} className={css.bones}>
    {bubbles.map((width) => (
      <Skeleton key={width} width={width} height="2.25rem" />
    ))}
  </SkeletonGroup>
)

const NotFound = ({ backHref }: { readonly backHref: string }) => (
  <div role="alert" className={css.middle}>
    <EmptyState
      drawing={<EmptyDrawing name="messages" />}
      title={texts.notFound}
      action={<ButtonLink href={backHref}>{texts.toList}</ButtonLink>}
    >
      {texts.notYours}
    </EmptyState>
  </div>
)

interface MessagesProps {
  readonly thread: Thread
  readonly open: OpenThread
  readonly partnerName: string
  readonly viewerId: string
  readonly requestsHref: string | undefined
}

const Messages = ({ thread, open, partnerName, viewerId, requestsHref }: MessagesProps) => {
  const views = useMemo(() => toMessageViews(thread, { id: viewerId, requestsHref }), [thread, viewerId, requestsHref])
  const { loadOlder, isLoadingOlder, hasOlderFailed } = open
  const hasOlder = thread.olderCursor !== undefined
  const onScroll = ({ target }: UIEvent<HTMLElement>): void => {
    if (!hasOlder || isLoadingOlder || hasOlderFailed || !(target instanceof HTMLElement)) return
    if (target.scrollTop < NEAR_TOP) loadOlder()
  }
  return (
    <div className={css.messages} onScrollCapture={onScroll}>
      {hasOlderFailed && (
        <div className={css.aside}>
          <InlineAlert tone="danger">{texts.olderFailed}</InlineAlert>
        </div>
      )}
      <MessageList
        aria-label={`Conversation with ${partnerName}`}
        messages={views}
        {...(hasOlder && { older: { onLoad: loadOlder, pending: isLoadingOlder } })}
      />
    </div>
  )
}

const Composer = ({ box }: { readonly box: Box }) => (
  <>
    {(box.problem !== undefined || box.isReturned) && (
      <div className={css.aside}>
        <InlineAlert tone="danger">{box.problem ?? chatTexts.notSent}</InlineAlert>
      </div>
    )}
    <MessageComposer
      key={box.key}
      initialText={box.initialText}
      sendingText={chatTexts.sending}
      notSentText={chatTexts.notSent}
      onTextChange={box.onTextChange}
      onSend={box.onSend}
    />
  </>
)

/**
 * An open conversation (section 2.13): the other person, what was said, and the box to answer in. For another
 * conversation mount it anew.
 */
export const ThreadPane = (props: ThreadPaneProps) => {
  const { conversationId, conversation, viewerId, backHref, requestsHref } = props
  const open = useThread(conversationId, viewerId)
  const box = useSend(conversationId, viewerId)
  const { state } = open
  const partner = partnerOf(conversation, state.kind === 'loaded' ? state.thread.messages : [], viewerId)

  const content = () => {
    switch (state.kind) {
      case 'loading':
        return <Bones />
      case 'failed': {
        const status = statusOf(state.error)
        if (status === 404 || status === 422) return <NotFound backHref={backHref} />
        return (
          <div className={css.middle}>
            <ErrorState
              surface="plain"
              title={texts.failed}
              detail={waitNote(state.error)}
              drawing="messages"
              onRetry={open.retry}
              retryingLabel={state.isRetrying ? texts.loading : undefined}
            />
          </div>
        )
      }
      case 'loaded':
        return (
          <>
            {open.looks !== 'current' && (
              <div className={css.aside}>
                <InlineAlert tone="warning">{texts[open.looks]}</InlineAlert>
              </div>
            )}
            <Messages thread={state.thread} open={open} partnerName={partner.name} viewerId={viewerId} requestsHref={requestsHref} />
            <Composer box={box} />
          </>
        )
    }
  }

  return (
    <>
      <ThreadHead partner={partner} backHref={backHref} />
      {content()}
    </>
  )
}
