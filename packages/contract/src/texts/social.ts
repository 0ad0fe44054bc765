/** Texts of the community feed (spec §2.14, §5, §8). */
export const communityTexts = {
  all: 'All',
  empty: 'There are no posts in this category yet. Be the first to create one!',
  commentEmpty: 'Comment cannot be empty',
  fetchFailed: 'Failed to fetch posts. Please try again later.',
  createFailed: 'Failed to create post. Please try again.',
} as const

/** Texts of the chat (spec §2.13, §4, §8). */
export const chatTexts = {
  sync: 'Sync Messages',
  syncing: 'Syncing...',
  empty: 'No conversations yet.',
  defaultPartner: 'Conversation',
  sending: 'Sending...',
  notSent: 'Not sent',
  deletedUser: 'Deleted user',
  startFailed: 'Could not start a conversation.',
  startError: 'An error occurred while trying to start a conversation.',
} as const
