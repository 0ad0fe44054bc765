import { chatEndpoints, communityEndpoints, profileEndpoints, aircraftEndpoints, type Endpoint } from '@pilotpair/contract'
import { eq, inArray } from 'drizzle-orm'
import { tables } from '../db/index.ts'
import type { TestClient } from './client.ts'
import { createFlightWorld, type FlightWorld } from './flight-world.ts'
import type { TestUser } from './kit.ts'
import { fileOf, picture } from './pictures.ts'

/** Everybody who may call, from nobody to an administrator. */
export const ACTORS = ['anonymous', 'pendingPilot', 'pilot', 'otherPilot', 'operator', 'otherOperator', 'admin'] as const
export type Actor = (typeof ACTORS)[number]

/** Whether the thing that is called belongs to the caller. */
export type Ownership = 'own' | 'foreign'

/** What an id in a path stands for. */
export type Target = 'aircraft' | 'flight' | 'conversation' | 'post' | 'comment' | 'card' | 'person' | 'account'

/** One of everybody, with something of each kind to call. */
export interface MatrixWorld {
  readonly world: FlightWorld
  clientOf(actor: Actor): TestClient
  /** The account of an actor; undefined for nobody. */
  userOf(actor: Actor): TestUser | undefined
  /** Verifies again the pilots who are meant to be. */
  verify(): Promise<void>
  /** A fresh thing that does or does not belong to the actor. @returns its id */
  make(target: Target, actor: Actor, ownership: Ownership, endpoint: Endpoint): Promise<string>
}

/** Ids of flights are called by the invited pilot here; everywhere else by the one who sent them. */
const INVITEE_CALLS = new Set(['proposals.accept', 'proposals.decline'])

const { flights } = tables

interface People {
  readonly pendingPilot: TestUser
  readonly thirdPilot: TestUser
  readonly foreignAircraftId: string
}

const isOperator = (actor: Actor): actor is 'operator' | 'otherOperator' => actor === 'operator' || actor === 'otherOperator'

const createAircraft = async ({ kit }: FlightWorld, owner: TestUser): Promise<string> => {
  const [airport] = await kit.db.select({ id: tables.airports.id }).from(tables.airports).limit(1)
  const { id_aircraft: id } = await owner.client.ok(aircraftEndpoints.create, {
    body: {
      manufacturer: 'Piper',
      model: 'Archer',
      model_year: 2012,
      max_passengers: 3,
      hourly_rate: 150,
      registration: crypto.randomUUID().slice(0, 12),
      id_airport: airport?.id ?? '',
    },
  })
  return id
}

const addPictures = async (users: readonly TestUser[], licensed: readonly TestUser[]): Promise<void> => {
  const file = fileOf(await picture())
  for (const { client } of users) await client.ok(profileEndpoints.uploadPicture, { body: { profile_picture: file } })
  for (const { client } of licensed) {
    await client.ok(profileEndpoints.uploadLicenseImages, { body: { license_front: file, license_back: file, selfie: file } })
  }
}

/** A flight that waits for everybody, sent by one of the actor's or by somebody else. */
const makeFlight = async (world: FlightWorld, people: People, actor: Actor, ownership: Ownership, endpoint: Endpoint): Promise<string> => {
  const { kit, otherPilot } = world
  const id = await world.send(world.nextStart())
  const change = (set: Partial<typeof flights.$inferInsert>) => kit.db.update(flights).set(set).where(eq(flights.id, id))
  const side = INVITEE_CALLS.has(endpoint.id) ? 'inviteeId' : 'inviterId'
  if (ownership === 'own') {
    if (actor === 'otherPilot') await change({ [side]: otherPilot.id })
    if (actor === 'pendingPilot') await change({ [side]: people.pendingPilot.id })
    if (actor === 'otherOperator') await change({ aircraftId: people.foreignAircraftId })
  } else {
    if (actor === 'pilot') await change({ inviterId: otherPilot.id, inviteeId: people.thirdPilot.id })
    if (actor === 'operator') await change({ aircraftId: people.foreignAircraftId })
  }
  return id
}

/** Makes such a world; everybody has a picture, and the pilots have licence images and a card. */
export const createMatrixWorld = async (): Promise<MatrixWorld> => {
  const world = await createFlightWorld()
  const { kit, inviter, invitee, otherPilot, operator, otherOperator, admin } = world
  const pendingPilot = await kit.user({ role: 'pilot', verification: 'pending', name: 'Petra Pending' })
  const thirdPilot = await kit.user({ role: 'pilot', name: 'Theo Third' })
  const pilots = [inviter, invitee, otherPilot, thirdPilot]
  await addPictures([...pilots, pendingPilot, operator, otherOperator, admin], [...pilots, pendingPilot])
  const verify = async (): Promise<void> => {
    const ids = pilots.map(({ id }) => id)
    await kit.db.update(tables.pilotProfiles).set({ verification: 'approved' }).where(inArray(tables.pilotProfiles.userId, ids))
  }
  // Documents that change ask for a new verification.
  await verify()
  await world.saveCard(thirdPilot, 'good')
  const people = { pendingPilot, thirdPilot, foreignAircraftId: await createAircraft(world, otherOperator) }
  const users: Readonly<Record<Exclude<Actor, 'anonymous'>, TestUser>> = {
    pendingPilot,
    pilot: inviter,
    otherPilot,
    operator,
    otherOperator,
    admin,
  }
  const nobody = kit.client()
  const userOf = (actor: Actor): TestUser | undefined => (actor === 'anonymous' ? undefined : users[actor])
  /** Who owns what is made: the actor, or somebody else. */
  const ownerOf = (actor: Actor, ownership: Ownership): TestUser =>
    ownership === 'own' ? (userOf(actor) ?? thirdPilot) : thirdPilot
  const file = fileOf(await picture())
  const makePost = async (owner: TestUser, hasImage: boolean): Promise<string> => {
    const body = { title: 'Title', content: 'Content', category: 'tips' as const, ...(hasImage ? { image_file: file } : {}) }
    return (await owner.client.ok(communityEndpoints.createPost, { body })).id_community_post
  }
  const make: MatrixWorld['make'] = async (target, actor, ownership, endpoint) => {
    const owner = ownerOf(actor, ownership)
    switch (target) {
      case 'aircraft': {
        if (ownership === 'own' && (isOperator(actor) || actor === 'admin')) return createAircraft(world, owner)
        return createAircraft(world, actor === 'operator' ? otherOperator : operator)
      }
      case 'flight':
        return makeFlight(world, people, actor, ownership, endpoint)
      case 'conversation': {
        const first = ownership === 'own' && actor !== 'pendingPilot' ? owner : thirdPilot
        return (await first.client.ok(chatEndpoints.findOrCreate, { body: { pilot_id: invitee.id } })).id_conversation
      }
      case 'post':
        return makePost(owner, endpoint.response.kind === 'image')
      case 'comment': {
        const params = { id: await makePost(thirdPilot, false) }
        return (await owner.client.ok(communityEndpoints.createComment, { params, body: { content: 'Nice' } })).id_community_post_comment
      }
      case 'card':
        return world.saveCard(owner, 'good')
      case 'person':
        return owner.id
      case 'account':
        return ownership === 'own' ? owner.id : (await kit.user({ role: 'pilot' })).id
    }
  }
  return { world, clientOf: (actor) => userOf(actor)?.client ?? nobody, userOf, verify, make }
}
