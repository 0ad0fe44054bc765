import { POST_CATEGORIES } from '@pilotpair/contract'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { images, userAccounts } from './accounts.ts'
import { instant, primaryId } from './columns.ts'

/** Posts of the community feed. The author's account outlives the person, so that posts stay. */
export const communityPosts = pgTable(
  'community_posts',
  {
    id: primaryId(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'restrict' }),
    title: text('title').notNull(),
    content: text('content').notNull(),
    category: text('category', { enum: POST_CATEGORIES }).notNull(),
    imageId: uuid('image_id').references(() => images.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('community_posts_list_idx').on(t.createdAt, t.id),
    index('community_posts_category_idx').on(t.category, t.createdAt, t.id),
    index('community_posts_author_idx').on(t.authorId),
    index('community_posts_image_idx').on(t.imageId),
    check('community_posts_category_check', sql`${t.category} in ('flights', 'training', 'tips', 'Q&A')`),
    check('community_posts_text_check', sql`public.says_something(${t.title}) and public.says_something(${t.content})`),
  ],
)

/** Comments under a post. */
export const postComments = pgTable(
  'post_comments',
  {
    id: primaryId(),
    postId: uuid('post_id')
      .notNull()
      .references(() => communityPosts.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'restrict' }),
    content: text('content').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('post_comments_post_idx').on(t.postId, t.createdAt, t.id),
    index('post_comments_author_idx').on(t.authorId),
    check('post_comments_content_check', sql`public.says_something(${t.content})`),
  ],
)

/** Likes of posts: one row a person and post. */
export const postLikes = pgTable(
  'post_likes',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => communityPosts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'restrict' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'post_likes_pkey', columns: [t.postId, t.userId] }),
    index('post_likes_user_idx').on(t.userId),
  ],
)

/** Likes of comments: one row a person and comment. */
export const commentLikes = pgTable(
  'comment_likes',
  {
    commentId: uuid('comment_id')
      .notNull()
      .references(() => postComments.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'restrict' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'comment_likes_pkey', columns: [t.commentId, t.userId] }),
    index('comment_likes_user_idx').on(t.userId),
  ],
)
