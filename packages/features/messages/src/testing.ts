export { buildTalk, fakeChat, type FakeChat } from './chat/fake-chat.ts'
export { conversations, danielId, danielTalk, messagesScenarios, priyaId } from './chat/MessagesScreen.scenario.ts'
