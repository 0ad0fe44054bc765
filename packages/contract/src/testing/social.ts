import type { Comment, CommunityPost, Conversation, Message } from '../entities/social.ts'
import { hoursFromNow, testId } from './ids.ts'
import { buildUserPublic } from './people.ts'

/** A comment by Daniel. */
export function buildComment(overrides: Partial<Comment> = {}): Comment {
  return {
    id_community_post_comment: testId('comment', 1),
    content: 'That light. What time did you turn back?',
    created_at: hoursFromNow(-15),
    likes: [{ id_user_account: testId('user', 3) }],
    user_account: buildUserPublic(),
    ...overrides,
  }
}

/** A post by Elena with one like and one comment. Overriding one id sets both. */
export function buildPost(overrides: Partial<CommunityPost> = {}): CommunityPost {
  const id = overrides.id_community_post ?? overrides.id_post ?? testId('post', 1)
  return {
    id_community_post: id,
    id_post: id,
    title: 'Half Moon Bay at sunset, right seat view',
    content: 'Fog stayed offshore for once.',
    category: 'flights',
    image_url: null,
    created_at: hoursFromNow(-16),
    likes: [{ id_user_account: testId('user', 2) }],
    comments: [buildComment()],
    user_account: buildUserPublic({ id_user_account: testId('user', 5), name: 'Elena Marchetti' }),
    ...overrides,
  }
}

/** A message by Daniel in the first conversation. Overriding `sender` sets `sender_id` too. */
export function buildMessage(overrides: Partial<Message> = {}): Message {
  const sender = overrides.sender ?? {
    id_user_account: testId('user', 2),
    name: 'Daniel Okafor',
    profile_picture: null,
  }
  return {
    id: testId('message', 1),
    conversation_id: testId('conversation', 1),
    sender_id: sender.id_user_account,
    content: 'Perfect. I will file for both of us.',
    created_at: hoursFromNow(-3),
    message_type: 'user_message',
    sender,
    ...overrides,
  }
}

/** A conversation with Daniel. */
export function buildConversation(overrides: Partial<Conversation> = {}): Conversation {
  return {
    id_conversation: testId('conversation', 1),
    other_participant: buildUserPublic(),
    last_message: { content: 'Perfect. I will file for both of us.', created_at: hoursFromNow(-3) },
    unread_count: 0,
    ...overrides,
  }
}
