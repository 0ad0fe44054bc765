import type { tables } from '../db/index.ts'
import { sayTime } from '../flights/messages.ts'
import { licensePurposes, licenseSides } from '../images/rules.ts'
import { demoFleet } from './fleet.ts'
import { demoFlights, demoInstant, type DemoDay } from './flights.ts'
import { demoId } from './ids.ts'
import { demoPilots, demoStaff } from './people.ts'
import { personId, type FindAirport } from './rows.ts'
import { demoChats, demoPosts } from './social.ts'

const HOUR = 3_600_000

const ago = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR)

interface Line {
  readonly pair: readonly [string, string]
  readonly senderId: string
  readonly at: Date
  readonly type: (typeof tables.messages.$inferInsert)['type']
  readonly content: string
}

const pairOf = (one: string, other: string): readonly [string, string] => {
  const [first = '', second = ''] = [personId(one), personId(other)].sort()
  return [first, second]
}

/** What flights wrote into the pilots' conversations: each invitation, each time an operator offered. */
const flightLines = (now: Date, airport: FindAirport): Line[] =>
  demoFlights.flatMap((flight) => {
    if (flight.invitee === null) return []
    const pair = pairOf(flight.inviter, flight.invitee)
    const aircraft = demoFleet.find(({ facts }) => facts.registration === flight.aircraft)
    if (aircraft === undefined) throw new Error(`The demo fleet has no ${flight.aircraft}`)
    const { manufacturer, model } = aircraft.facts.aircraft_model
    const name = `${manufacturer} ${model} (${flight.aircraft})`
    const { timezone } = airport(aircraft.airport)
    const say = (day: DemoDay): string => sayTime(demoInstant(day, now, timezone), timezone)
    const hours = flight.hours === 1 ? '1 hour' : `${flight.hours} hours`
    const invitation: Line = {
      pair,
      senderId: personId(flight.inviter),
      at: ago(now, flight.sent),
      type: 'system_invitation',
      content: `Flight invitation: ${name}, ${say(flight.day)}, ${hours}.\n${flight.notes}`.trim(),
    }
    if (flight.offer === undefined) return [invitation]
    const offer: Line = {
      pair,
      senderId: personId(aircraft.operator),
      at: ago(now, flight.changed),
      type: 'SYSTEM_OPERATOR',
      content: `New time proposed for ${name}: ${say(flight.offer)} instead of ${say(flight.day)}.\n${flight.operatorMessage ?? ''}`.trim(),
    }
    return [invitation, offer]
  })

const chatLines = (now: Date): Line[] =>
  demoChats.flatMap(({ people: [one, other], lines }) =>
    lines.map(({ from, hoursAgo, text }) => ({
      pair: pairOf(one, other),
      senderId: personId(from),
      at: ago(now, hoursAgo),
      type: 'user_message' as const,
      content: text,
    })),
  )

/** Lines after the person's own last one: what is still unread. */
const unreadOf = (userId: string, lines: readonly Line[]): number => {
  const own = lines.findLastIndex(({ senderId }) => senderId === userId)
  return lines.length - 1 - own
}

/** Rows of the chat. */
export interface ChatRows {
  readonly conversations: (typeof tables.conversations.$inferInsert)[]
  readonly members: (typeof tables.conversationMembers.$inferInsert)[]
  readonly messages: (typeof tables.messages.$inferInsert)[]
}

/** The conversations of the demo world, each with its lines in the order of time. */
export const chatRows = (now: Date, airport: FindAirport): ChatRows => {
  const groups = Map.groupBy([...flightLines(now, airport), ...chatLines(now)], ({ pair }) => pair.join())
  const rows: ChatRows = { conversations: [], members: [], messages: [] }
  for (const group of groups.values()) {
    const lines = group.toSorted((a, b) => a.at.getTime() - b.at.getTime())
    const [first, last] = [lines[0], lines.at(-1)]
    if (first === undefined || last === undefined) continue
    const conversationId = demoId('conversation', rows.conversations.length)
    const [firstUserId, secondUserId] = first.pair
    rows.conversations.push({
      id: conversationId,
      firstUserId,
      secondUserId,
      lastSequence: lines.length,
      createdAt: first.at,
    })
    for (const userId of first.pair) {
      rows.members.push({ conversationId, userId, movedAt: last.at, unreadCount: unreadOf(userId, lines) })
    }
    for (const [position, line] of lines.entries()) {
      const { senderId, type, content, at } = line
      const id = demoId('message', rows.messages.length)
      rows.messages.push({ id, conversationId, sequence: position + 1, senderId, type, content, createdAt: at })
    }
  }
  return rows
}

/** Id of the picture of the n-th post. */
export const postImageId = (position: number): string => demoId('postImage', position)

/** Rows of the feed. */
export interface FeedRows {
  readonly posts: (typeof tables.communityPosts.$inferInsert)[]
  readonly comments: (typeof tables.postComments.$inferInsert)[]
  readonly postLikes: (typeof tables.postLikes.$inferInsert)[]
  readonly commentLikes: (typeof tables.commentLikes.$inferInsert)[]
}

/** Posts, comments and likes of the demo world. */
export const feedRows = (now: Date): FeedRows => {
  const rows: FeedRows = { posts: [], comments: [], postLikes: [], commentLikes: [] }
  for (const [position, post] of demoPosts.entries()) {
    const postId = demoId('post', position)
    const { title, content, category } = post
    const imageId = post.scene === undefined ? null : postImageId(position)
    const createdAt = ago(now, post.hoursAgo)
    rows.posts.push({ id: postId, authorId: personId(post.by), title, content, category, imageId, createdAt })
    for (const [order, name] of post.likedBy.entries()) {
      rows.postLikes.push({ postId, userId: personId(name), createdAt: ago(now, post.hoursAgo - 0.1 * (order + 1)) })
    }
    for (const comment of post.comments) {
      const commentId = demoId('comment', rows.comments.length)
      const at = ago(now, comment.hoursAgo)
      rows.comments.push({ id: commentId, postId, authorId: personId(comment.by), content: comment.text, createdAt: at })
      for (const [order, name] of comment.likedBy.entries()) {
        const likedAt = ago(now, comment.hoursAgo - 0.1 * (order + 1))
        rows.commentLikes.push({ commentId, userId: personId(name), createdAt: likedAt })
      }
    }
  }
  return rows
}

/** A pilot whose licence waits for an administrator, with the ids of the three images. */
export interface DemoLicense {
  readonly userId: string
  readonly images: readonly { readonly side: (typeof licenseSides)[number]; readonly id: string }[]
}

/** Licences to look at: those of pending pilots who have filled in their profile. */
export const demoLicenses = (): DemoLicense[] =>
  demoPilots.flatMap((pilot, position) =>
    pilot.verification === 'pending' && pilot.profile !== null
      ? [
          {
            userId: demoId('account', demoStaff.length + position),
            images: licenseSides.map((side, order) => ({ side, id: demoId('licenseImage', position * 3 + order) })),
          },
        ]
      : [],
  )

/** Form field of a licence side. */
export const purposeOf = (side: (typeof licenseSides)[number]) => licensePurposes[side]
