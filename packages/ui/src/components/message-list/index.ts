export { MessageList, type MessageListProps, type OlderMessages } from './MessageList.tsx'
