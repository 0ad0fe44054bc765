import type * as Sdk from '@aws-sdk/client-s3'
import type { ImageStorage } from './port.ts'

/** Where an S3-compatible store is. */
export interface S3Settings {
  /** Address of the store; undefined: Amazon's for the region. */
  readonly endpoint: string | undefined
  readonly region: string
  readonly bucket: string
  /** Undefined: what the machine's role gives. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
}

const prefix = 'images/'

/** The client is large: it is loaded with the first picture, not at the start. */
const load = async (settings: S3Settings): Promise<{ readonly sdk: typeof Sdk; readonly client: Sdk.S3Client }> => {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    region: settings.region,
    // Own stores are reached as /bucket/key: their names have no certificate for bucket.host.
    ...(settings.endpoint === undefined ? {} : { endpoint: settings.endpoint, forcePathStyle: true }),
    ...(settings.credentials === undefined ? {} : { credentials: settings.credentials }),
    maxAttempts: 3,
    // Many compatible stores know neither the newer checksums nor their trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { requestTimeout: 20_000, connectionTimeout: 5_000 },
  })
  return { sdk, client }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')

/** Pictures as private objects `images/<id>` of a bucket in any store that speaks S3. */
export const createS3Storage = (settings: S3Settings): ImageStorage => {
  const Bucket = settings.bucket
  const keyOf = (id: string): string => `${prefix}${id}`
  let loaded: ReturnType<typeof load> | undefined
  const open = (): ReturnType<typeof load> => (loaded ??= load(settings))
  return {
    async put(id, { bytes, contentType }) {
      const { sdk, client } = await open()
      await client.send(
        new sdk.PutObjectCommand({ Bucket, Key: keyOf(id), Body: bytes, ContentType: contentType }),
      )
    },
    async get(id) {
      const { sdk, client } = await open()
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key: keyOf(id) }))
        return Body === undefined ? undefined : new Uint8Array(await Body.transformToByteArray())
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async remove(id) {
      const { sdk, client } = await open()
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: keyOf(id) }))
    },
    async *storedBefore(instant) {
      const { sdk, client } = await open()
      for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: prefix })) {
        const old = (page.Contents ?? []).filter(({ LastModified }) => LastModified !== undefined && LastModified < instant)
        const ids = old.flatMap(({ Key }) => (Key === undefined ? [] : [Key.slice(prefix.length)]))
        if (ids.length > 0) yield ids
      }
    },
  }
}
