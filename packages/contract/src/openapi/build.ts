import type * as z from 'zod/mini'
import { API_BASE } from '../constants.ts'
import type { BodyKind, Endpoint, EndpointBody } from '../endpoint.ts'
import { allEndpoints } from '../endpoints/index.ts'
import { errorBody } from '../errors.ts'
import { type JsonSchema, SchemaWriter } from './components.ts'

/** An OpenAPI 3.1 document, as plain JSON. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly components: Readonly<Record<string, unknown>>
}

const MEDIA_TYPES: Readonly<Record<BodyKind, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
}

const ERROR_TEXTS: Readonly<Record<Endpoint['errors'][number], string>> = {
  400: 'The request cannot be read.',
  401: 'No session; the detail expired_token asks for a refresh.',
  402: 'The card provider refused; the detail is its text.',
  403: 'Not allowed.',
  404: 'Not found.',
  409: 'The present state does not allow it.',
  410: 'No longer there.',
  413: 'Too large.',
  415: 'The content type is not supported.',
  422: 'The input is not valid; the detail lists the fields.',
  429: 'Too many requests; Retry-After says when to come back.',
  502: 'The card provider did not answer.',
  503: 'Not ready.',
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function parameters(schema: z.ZodMiniType | undefined, place: 'path' | 'query', writer: SchemaWriter): unknown[] {
  if (!schema) return []
  const written = writer.write(schema, 'input')
  const required: unknown[] = Array.isArray(written['required']) ? written['required'] : []
  return Object.entries(record(written['properties'])).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
    ...(record(property)['type'] === 'array' ? { style: 'form', explode: true } : {}),
  }))
}

function requestBody(body: EndpointBody, writer: SchemaWriter): Record<string, unknown> {
  return {
    required: !body.schema.safeParse(undefined).success,
    content: { [MEDIA_TYPES[body.kind]]: { schema: writer.write(body.schema, 'input') } },
  }
}

function successContent(endpoint: Endpoint, writer: SchemaWriter): Record<string, unknown> {
  const { response } = endpoint
  if (response.kind === 'json') return { 'application/json': { schema: writer.write(response.schema, 'output') } }
  const bytes: JsonSchema = { type: 'string', format: 'binary' }
  return Object.fromEntries(['image/jpeg', 'image/png', 'image/webp'].map((type) => [type, { schema: bytes }]))
}

function responses(endpoint: Endpoint, writer: SchemaWriter): Record<string, unknown> {
  const failures = endpoint.errors.map((status) => [
    String(status),
    {
      description: ERROR_TEXTS[status],
      content: { 'application/json': { schema: writer.write(errorBody, 'output') } },
    },
  ])
  return {
    [String(endpoint.response.status)]: { description: 'Done.', content: successContent(endpoint, writer) },
    ...Object.fromEntries(failures),
  }
}

function accessOf(endpoint: Endpoint): Record<string, unknown> {
  switch (endpoint.access.kind) {
    case 'public':
      return { security: [] }
    case 'session':
      return {
        security: [{ session: [] }],
        'x-roles': endpoint.access.roles,
        'x-approval': endpoint.access.approval,
      }
  }
}

function operation(endpoint: Endpoint, writer: SchemaWriter): Record<string, unknown> {
  const all = [...parameters(endpoint.params, 'path', writer), ...parameters(endpoint.query, 'query', writer)]
  const { body } = endpoint
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.id.split('.')[0]],
    ...accessOf(endpoint),
    ...(all.length > 0 ? { parameters: all } : {}),
    ...(body ? { requestBody: requestBody(body, writer) } : {}),
    responses: responses(endpoint, writer),
  }
}

/** Writes the OpenAPI 3.1 document of every endpoint. Pure: the same contract gives the same document. */
export function buildOpenApi(list: readonly Endpoint[] = allEndpoints): OpenApiDocument {
  const writer = new SchemaWriter()
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of list) {
    const path = `/${endpoint.path}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, writer) }
  }
  const tags = [...new Set(list.map(({ id }) => id.split('.')[0] ?? id))].sort()
  return {
    openapi: '3.1.0',
    info: {
      title: 'PilotPair',
      version: '1.0.0',
      description: 'Every path answers with and without a trailing slash. Errors are JSON with a `detail`.',
    },
    servers: [{ url: API_BASE.replace(/\/$/, '') }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(writer.components).sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'access_token' } },
    },
  }
}
