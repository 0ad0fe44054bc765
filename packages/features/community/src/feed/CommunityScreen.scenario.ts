import { communityEndpoints, type CommunityPost, POST_CATEGORIES } from '@pilotpair/contract'
import { buildComment, buildPost, buildUserPublic, hoursFromNow, samplePilotNames, testId } from '@pilotpair/contract/testing'
import { handle, neverAnswers, refuses } from '@pilotpair/feature-core/testing'
import { http, HttpResponse, type HttpHandler } from 'msw'

const person = (number: number, name: string) => buildUserPublic({ id_user_account: testId('user', number), name })
const likedBy = (...numbers: readonly number[]) => numbers.map((number) => ({ id_user_account: testId('user', number) }))

const maya = person(1, 'Maya Lindqvist')
const daniel = person(2, 'Daniel Okafor')
const sam = person(6, 'Sam Whitfield')
const aiko = person(7, 'Aiko Tanabe')

const photograph =
  '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540"><rect width="960" height="540" fill="#2e61a8"/><rect y="300" width="960" height="240" fill="#1a2d55"/><circle cx="330" cy="300" r="70" fill="#ffe3a1"/></svg>'

const pictures = 'https://images.example.test'

/** A picture that comes, and one that fails. */
const answersPictures: readonly HttpHandler[] = [
  http.get(`${pictures}/sunset.svg`, () => new HttpResponse(photograph, { headers: { 'content-type': 'image/svg+xml' } })),
  http.get(`${pictures}/gone.jpg`, () => HttpResponse.error()),
]

/** The posts of the mock: a picture and two comments, the viewer's own, one that the viewer likes. */
export const feedPosts: readonly CommunityPost[] = [
  buildPost({
    content:
      'Fog stayed offshore for once. We left Palo Alto at four, flew the ridge at 2,500 feet and had the coast to ourselves.',
    image_url: `${pictures}/sunset.svg`,
    likes: likedBy(2, 3, 6),
    comments: [
      buildComment(),
      buildComment({
        id_community_post_comment: testId('comment', 2),
        content: 'Wheels up 16:50, home ten minutes after sunset.',
        likes: likedBy(1, 2),
        user_account: maya,
      }),
    ],
  }),
  buildPost({
    id_community_post: testId('post', 2),
    title: 'Bay Tour transition: how I brief the Golden Gate leg',
    content: 'Three lines on the kneeboard: who you call at the Dumbarton, the altitude you ask for, and the way out.',
    category: 'tips',
    created_at: hoursFromNow(-48),
    likes: likedBy(1, 2),
    comments: [],
    user_account: sam,
  }),
  buildPost({
    id_community_post: testId('post', 3),
    title: 'Does night currency carry over between high and low wing?',
    content: 'Same category and class, so I believe it does, but the club checkout says otherwise.',
    category: 'Q&A',
    created_at: hoursFromNow(-70),
    likes: likedBy(5),
    comments: [buildComment({ id_community_post_comment: testId('comment', 3), content: 'It does.', likes: [], user_account: daniel })],
    user_account: aiko,
  }),
  buildPost({
    id_community_post: testId('post', 4),
    title: 'My checkride notes',
    content: 'Slow flight first, then stalls.',
    category: 'training',
    created_at: hoursFromNow(-90),
    likes: [],
    comments: [],
    user_account: maya,
  }),
]

const oddPosts: readonly CommunityPost[] = [
  buildPost({
    title: 'a'.repeat(200),
    content: `${'a'.repeat(400)}\nhttps://example.test/${'x'.repeat(2000)}`,
    image_url: `${pictures}/gone.jpg`,
    likes: likedBy(...Array.from({ length: 1200 }, (_, index) => index + 100)),
    user_account: person(9, 'b'.repeat(100)),
    comments: [buildComment({ content: 'c'.repeat(2000), user_account: person(10, 'd'.repeat(100)) })],
  }),
  buildPost({
    id_community_post: testId('post', 2),
    title: 'الإقلاع الساعة 10:30 من room-42',
    content: '<img src=x onerror=alert(1)> 👨‍👩‍👧‍👦 Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L',
    category: 'Q&A',
    comments: [],
    user_account: person(11, 'דן (בן ציון)'),
  }),
  buildPost({
    id_community_post: testId('post', 3),
    title: 'From somebody who left',
    comments: [buildComment({ user_account: null })],
    user_account: null,
  }),
]

/** So many posts, the newest first, in all categories. */
export const buildFeed = (count: number): readonly CommunityPost[] =>
  Array.from({ length: count }, (_, index) =>
    buildPost({
      id_community_post: testId('post', index + 1),
      title: `Post number ${String(index + 1)}`,
      category: POST_CATEGORIES[index % POST_CATEGORIES.length] ?? 'flights',
      created_at: hoursFromNow(-index),
      comments: [],
      user_account: person((index % 7) + 1, samplePilotNames[index % 7] ?? 'Maya Lindqvist'),
    }),
  )

/** GET community/posts answers these by category, page after page as it is asked, and tells `onRequest` each query. */
export const answersPosts = (posts: () => readonly CommunityPost[], onRequest: (query: string) => void = () => undefined): HttpHandler =>
  handle(communityEndpoints.posts, ({ request }) => {
    const { search, searchParams: query } = new URL(request.url)
    onRequest(search)
    const category = query.get('category')
    const items = posts().filter((post) => category === null || post.category === category)
    const start = Number(query.get('cursor') ?? 0)
    const end = start + Number(query.get('limit') ?? items.length)
    return HttpResponse.json(items.slice(start, end), { headers: end < items.length ? { 'X-Next-Cursor': String(end) } : {} })
  })

/** The states of the feed, as handlers. */
export const communityScenarios = {
  loaded: [answersPosts(() => feedPosts), ...answersPictures],
  empty: [answersPosts(() => [])],
  loading: [neverAnswers(communityEndpoints.posts)],
  error: [refuses(communityEndpoints.posts, 503, 'The service is being updated.')],
  edge: [answersPosts(() => oddPosts), ...answersPictures],
  many: [answersPosts(() => buildFeed(45))],
} satisfies Record<string, readonly HttpHandler[]>

/** A service that keeps posts, likes and comments of Maya, who is logged in. */
export const keepsPosts = (first: readonly CommunityPost[]) => {
  let posts = first
  const calls: string[] = []
  const change = (id: string, next: (post: CommunityPost) => CommunityPost): CommunityPost | undefined => {
    posts = posts.map((post) => (post.id_community_post === id ? next(post) : post))
    return posts.find((post) => post.id_community_post === id)
  }
  const own = { id_user_account: maya.id_user_account }
  const toggled = (likes: CommunityPost['likes']) =>
    likes.some(({ id_user_account: id }) => id === own.id_user_account)
      ? likes.filter(({ id_user_account: id }) => id !== own.id_user_account)
      : [...likes, own]
  const gone = (what: string) => HttpResponse.json({ detail: `${what} not found` }, { status: 404 })
  const hasComment = (id: unknown) => posts.some(({ comments }) => comments.some((comment) => comment.id_community_post_comment === id))
  const answer = (likes: CommunityPost['likes']) =>
    HttpResponse.json({ liked: likes.some(({ id_user_account: id }) => id === own.id_user_account), likes })
  const handlers: readonly HttpHandler[] = [
    answersPosts(() => posts),
    handle(communityEndpoints.likePost, ({ params }) => {
      calls.push('like')
      const post = change(String(params['id']), (each) => ({ ...each, likes: toggled(each.likes) }))
      return post === undefined ? gone('Post') : answer(post.likes)
    }),
    handle(communityEndpoints.likeComment, ({ params }) => {
      calls.push('like comment')
      const id = String(params['id'])
      if (!hasComment(id)) return gone('Comment')
      let likes: CommunityPost['likes'] = []
      posts = posts.map((post) => ({
        ...post,
        comments: post.comments.map((comment) => {
          if (comment.id_community_post_comment !== id) return comment
          likes = toggled(comment.likes)
          return { ...comment, likes }
        }),
      }))
      return answer(likes)
    }),
    handle(communityEndpoints.createComment, async ({ params, request }) => {
      calls.push('comment')
      const { content } = communityEndpoints.createComment.body.schema.parse(await request.json())
      const comment = buildComment({ id_community_post_comment: testId('comment', 90 + calls.length), content, likes: [], user_account: maya })
      const post = change(String(params['id']), (each) => ({ ...each, comments: [...each.comments, comment] }))
      return post === undefined ? gone('Post') : HttpResponse.json(comment, { status: 201 })
    }),
    handle(communityEndpoints.deleteComment, ({ params }) => {
      calls.push('delete comment')
      if (!hasComment(params['id'])) return gone('Comment')
      posts = posts.map((post) => ({
        ...post,
        comments: post.comments.filter(({ id_community_post_comment: id }) => id !== params['id']),
      }))
      return HttpResponse.json({ detail: 'Comment deleted.' })
    }),
    handle(communityEndpoints.deletePost, ({ params }) => {
      calls.push('delete post')
      if (!posts.some(({ id_community_post: id }) => id === params['id'])) return gone('Post')
      posts = posts.filter(({ id_community_post: id }) => id !== params['id'])
      return HttpResponse.json({ detail: 'Post deleted.' })
    }),
    ...answersPictures,
  ]
  return {
    handlers,
    calls,
    add: (post: CommunityPost) => (posts = [post, ...posts]),
    /** Somebody else deletes a post. */
    remove: (postId: string) => (posts = posts.filter(({ id_community_post: id }) => id !== postId)),
  }
}
