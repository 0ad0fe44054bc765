import { buildAdmin, buildComment, buildPost, buildUser, testId } from '@pilotpair/contract/testing'
import { describe, expect, test } from 'vitest'
import { readFilter } from './feed-filter.ts'
import { withComment, withCommentLikes, withoutComment, withoutPost, withPostLikes } from './post-patches.ts'
import { toCommentView, toPostView } from './post-view.ts'

const maya = buildUser()
const none = new Map<string, boolean>()

describe('a post as it is shown', () => {
  test('counts the press that the service has not answered yet', () => {
    const post = buildPost()
    expect(toPostView(post, maya, none)).toMatchObject({ likes: 1, liked: false })
    expect(toPostView(post, maya, new Map([[post.id_community_post, true]]))).toMatchObject({ likes: 2, liked: true })
    const liked = buildPost({ likes: [{ id_user_account: maya.id_user_account }] })
    expect(toPostView(liked, maya, new Map([[liked.id_community_post, false]]))).toMatchObject({ likes: 0, liked: false })
    expect(toPostView(liked, undefined, none)).toMatchObject({ likes: 1, liked: false })
  })

  test('can be deleted by its author and by administrators only', () => {
    const own = buildPost({ user_account: { id_user_account: maya.id_user_account, name: maya.name, profile_picture_url: null } })
    expect(toPostView(own, maya, none).isDeletable).toBe(true)
    expect(toPostView(buildPost(), maya, none).isDeletable).toBe(false)
    expect(toPostView(buildPost(), buildAdmin(), none).isDeletable).toBe(true)
    expect(toPostView(own, undefined, none).isDeletable).toBe(false)
    expect(toCommentView(buildComment(), buildAdmin(), none).deletable).toBe(true)
    expect(toCommentView(buildComment(), maya, none).deletable).toBe(false)
  })

  test('has no author when they are unknown', () => {
    expect(toPostView(buildPost({ user_account: null }), maya, none).author).toBeUndefined()
  })

  test.each([
    ['Q&A', 'Q&A'],
    ['tips', 'tips'],
    ['Q', 'all'],
    ['q&a', 'all'],
    ['Q&amp;A', 'all'],
    ['', 'all'],
    [null, 'all'],
  ])('c38: the address says %s: %s', (category, filter) => {
    expect(readFilter(category)).toBe(filter)
  })
})

describe('posts after an answer', () => {
  const posts = [buildPost(), buildPost({ id_community_post: testId('post', 2), comments: [] })]

  test('a comment is added once', () => {
    const comment = buildComment({ id_community_post_comment: testId('comment', 9) })
    const twice = withComment(testId('post', 2), comment)(withComment(testId('post', 2), comment)(posts))
    expect(twice[1]?.comments).toEqual([comment])
    expect(twice[0]).toBe(posts[0])
  })

  test('likes, comments and posts change where they belong', () => {
    expect(withPostLikes(testId('post', 2), [])(posts)[1]?.likes).toEqual([])
    expect(withCommentLikes(testId('comment', 1), [])(posts)[0]?.comments[0]?.likes).toEqual([])
    expect(withoutComment(testId('comment', 1))(posts)[0]?.comments).toEqual([])
    expect(withoutPost(testId('post', 1))(posts)).toEqual([posts[1]])
  })
})
