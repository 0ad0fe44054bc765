import { chatTexts, dashboardTexts, navigationTexts, type UserAccount } from '@pilotpair/contract'
import { answerOf, type Prepare, waitNote } from '@pilotpair/feature-core'
import { useSession } from '@pilotpair/feature-session'
import { ButtonLink } from '@pilotpair/ui/button'
import { ConversationList } from '@pilotpair/ui/conversation-list'
import { EmptyState } from '@pilotpair/ui/empty-state'
import { ErrorState } from '@pilotpair/ui/error-state'
import { EmptyDrawing } from '@pilotpair/ui/illustrations'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { useEffect, useRef } from 'react'
import { messagesApi } from '../api.ts'
import { toConversationView } from '../chat-view.ts'
import * as css from './Messages.css.ts'
import { ThreadPane } from './ThreadPane.tsx'
import { type Conversations, useConversations } from './use-conversations.ts'

/** Props of {@link MessagesScreen}. */
export interface MessagesScreenProps {
  /** The open conversation, by the address; without it the list alone. */
  readonly conversationId?: string | undefined
  /** Address of the list. */
  readonly listHref: string
  /** Address of a conversation. */
  readonly hrefFor: (conversationId: string) => string
  /** Where a pilot answers invitations. @default undefined, no link */
  readonly requestsHref?: string | undefined
  /** Where a pilot finds somebody to write to. @default undefined, no link */
  readonly explorerHref?: string | undefined
}

/** Texts that the specification does not give. */
const texts = {
  choose: 'Choose a conversation to read it here.',
  loadFailed: 'Could not load conversations.',
  syncFailed: 'Could not sync. What you see may be old.',
} as const

/** Whoever follows a link to a conversation goes on in it; a page that has just been loaded leaves the focus alone. */
const useFocusOnOpening = (conversationId: string | undefined) => {
  const pane = useRef<HTMLElement>(null)
  const last = useRef(conversationId)
  useEffect(() => {
    if (last.current === conversationId) return
    last.current = conversationId
    if (conversationId !== undefined) pane.current?.focus({ preventScroll: true })
  }, [conversationId])
  return pane
}

/** Stands where the list would be when nothing is known of it: that is not the same as an empty list. */
const NoList = ({ conversations, level }: { readonly conversations: Conversations; readonly level: 1 | 2 }) => {
  const Heading = `h${level}` as const
  return (
    <>
      <div className={css.listHead}>
        <Heading className={css.heading}>{navigationTexts.messages}</Heading>
      </div>
      <div className={css.middle}>
        <ErrorState
          surface="plain"
          title={texts.loadFailed}
          detail={waitNote(conversations.failure)}
          headingLevel={2}
          drawing="messages"
          onRetry={conversations.sync}
          retryingLabel={conversations.isSyncing ? chatTexts.syncing : undefined}
        />
      </div>
    </>
  )
}

interface ListProps extends Pick<MessagesScreenProps, 'conversationId' | 'hrefFor'> {
  readonly conversations: Conversations
  readonly explorerHref: string | undefined
}

const List = ({ conversationId, hrefFor, conversations, explorerHref }: ListProps) => {
  const { items, failure, sync, isSyncing } = conversations
  // Beside an open conversation its partner is what the page is about.
  const level = conversationId === undefined ? 1 : 2
  if (items === undefined && failure !== undefined) return <NoList conversations={conversations} level={level} />
  return (
    <ConversationList
      className={css.list}
      headingLevel={level}
      conversations={(items ?? []).map((item) => toConversationView(item, { hrefFor, openId: conversationId }))}
      selectedId={conversationId}
      loading={items === undefined}
      onSync={sync}
      syncing={isSyncing}
      notice={
        failure !== undefined && (
          <div className={css.notice}>
            <InlineAlert tone="warning">{texts.syncFailed}</InlineAlert>
          </div>
        )
      }
      emptyAction={
        explorerHref === undefined ? undefined : <ButtonLink href={explorerHref}>{dashboardTexts.findCoPilot}</ButtonLink>
      }
      texts={{
        heading: navigationTexts.messages, sync: chatTexts.sync, syncing: chatTexts.syncing, empty: chatTexts.empty,
        unnamed: chatTexts.defaultPartner,
      }}
    />
  )
}

const UserMessages = ({ user, ...props }: MessagesScreenProps & { readonly user: UserAccount }) => {
  const { conversationId, listHref, hrefFor, requestsHref, explorerHref } = props
  const conversations = useConversations(conversationId)
  const pane = useFocusOnOpening(conversationId)
  const isOpen = conversationId !== undefined
  const isPilot = user.role === 'pilot'
  // Beside an empty list, or none, there is nothing to choose.
  const isAlone = !isOpen && (conversations.items?.length === 0 || (conversations.items === undefined && conversations.failure !== undefined))
  return (
    <div className={css.screen} data-alone={isAlone}>
      <div className={css.half} data-shown={!isOpen}>
        <List
          conversationId={conversationId}
          hrefFor={hrefFor}
          conversations={conversations}
          explorerHref={isPilot ? explorerHref : undefined}
        />
      </div>
      <section ref={pane} tabIndex={-1} aria-label={chatTexts.defaultPartner} className={css.half} data-shown={isOpen}>
        {isOpen ? (
          <ThreadPane
            key={conversationId}
            conversationId={conversationId}
            conversation={conversations.items?.find(({ id_conversation: id }) => id === conversationId)}
            viewerId={user.id_user_account}
            backHref={listHref}
            requestsHref={isPilot ? requestsHref : undefined}
          />
        ) : (
          <div className={css.middle}>
            <EmptyState drawing={<EmptyDrawing name="messages" />}>{texts.choose}</EmptyState>
          </div>
        )}
      </section>
    </div>
  )
}

/** What Messages shows first. */
export const prepareMessages: Prepare<MessagesScreenProps> = ({ conversationId }) => [
  answerOf(messagesApi.endpoints.listConversations, undefined),
  ...(conversationId === undefined ? [] : [answerOf(messagesApi.endpoints.thread, conversationId)]),
]

/**
 * Messages (section 2.13): the conversations and the one that is open, beside each other; on a phone one or the other.
 * Fills the window below the navigation bar.
 */
export const MessagesScreen = (props: MessagesScreenProps) => {
  const session = useSession()
  return session.kind === 'user' ? <UserMessages key={session.user.id_user_account} {...props} user={session.user} /> : null
}
