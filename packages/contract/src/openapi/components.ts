import * as z from 'zod/mini'
import * as entities from '../entities/index.ts'
import { detailAnswer, errorBody, fieldProblem } from '../errors.ts'
import { uploadedFile } from '../schemas.ts'

/** A JSON Schema object as the document holds it. */
export type JsonSchema = { readonly [key: string]: unknown }

const named: Readonly<Record<string, z.ZodMiniType>> = {
  Airport: entities.airport,
  UserPublic: entities.userPublic,
  UserAccount: entities.userAccount,
  UserAdmin: entities.userAdmin,
  PilotProfileOwn: entities.pilotProfileOwn,
  PilotProfileAdmin: entities.pilotProfileAdmin,
  PilotPublic: entities.pilotPublic,
  PilotMatch: entities.pilotMatch,
  AircraftModel: entities.aircraftModel,
  Aircraft: entities.aircraft,
  OperatorAircraft: entities.operatorAircraft,
  FlightAircraft: entities.flightAircraft,
  AvailabilitySlot: entities.availabilitySlot,
  ProjectedSlot: entities.projectedSlot,
  ChangeOffer: entities.changeOffer,
  Cancellation: entities.cancellation,
  FlightPayment: entities.flightPayment,
  PaymentAction: entities.paymentAction,
  FlightRating: entities.flightRating,
  FlightProposal: entities.flightProposal,
  OperatorFlight: entities.operatorFlight,
  MyFlights: entities.myFlights,
  PaymentAnswer: entities.paymentAnswer,
  PaymentMethod: entities.paymentMethod,
  PaymentConfig: entities.paymentConfig,
  RefundToLookAt: entities.refundToLookAt,
  CancellationRequest: entities.cancellationRequest,
  AdminUserCounts: entities.adminUserCounts,
  Like: entities.like,
  Comment: entities.comment,
  CommunityPost: entities.communityPost,
  MessageSender: entities.messageSender,
  Message: entities.message,
  Conversation: entities.conversation,
  Detail: detailAnswer,
  FieldProblem: fieldProblem,
  Error: errorBody,
}

const registry = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(named)) registry.add(schema, { id })

function rewriteRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewriteRefs)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '$schema' && key !== '~standard')
      .map(([key, item]) => [
        key,
        key === '$ref' && typeof item === 'string'
          ? item.replace('#/$defs/', '#/components/schemas/')
          : rewriteRefs(item),
      ]),
  )
}

/** Collects the named schemas that a document uses, and gives every other schema inline. */
export class SchemaWriter {
  readonly components: Record<string, JsonSchema> = {}

  /** JSON Schema of what travels: `input` as a caller sends it, `output` as an answer holds it. */
  write(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
    const { $defs, ...rest } = z.toJSONSchema(schema, {
      metadata: registry,
      io,
      unrepresentable: ({ zodSchema }) =>
        Object.is(zodSchema, uploadedFile) ? { type: 'string', format: 'binary' } : 'throw',
    })
    for (const [id, definition] of Object.entries($defs ?? {})) {
      this.components[id] = asSchema(rewriteRefs(definition))
    }
    const id = registry.get(schema)?.id
    if (id === undefined) return asSchema(rewriteRefs(rest))
    this.components[id] = asSchema(rewriteRefs(rest))
    return { $ref: `#/components/schemas/${id}` }
  }
}

function asSchema(value: unknown): JsonSchema {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
