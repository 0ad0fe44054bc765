import { MessagesScreen } from '@pilotpair/feature-messages'
import { useLocation } from 'react-router-dom'

/** /messages and /messages/{conversationId} in one: going from the list to a conversation keeps the screen. */
export const Messages = () => {
  const [, , conversationId = ''] = useLocation().pathname.split('/')
  return (
    <MessagesScreen
      conversationId={conversationId === '' ? undefined : conversationId}
      listHref="/messages"
      hrefFor={(id) => `/messages/${id}`}
      requestsHref="/flight-share-requests"
      explorerHref="/pilot-explorer"
    />
  )
}
