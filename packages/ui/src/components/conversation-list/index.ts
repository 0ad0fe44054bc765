export {
  ConversationList, type Conversation, type ConversationListProps, type ConversationTexts,
} from './ConversationList.tsx'
