import { adminEndpoints, pilotEndpoints, profileEndpoints, type UploadedFile } from '@pilotpair/contract'
import { recordAudit } from '../admin/audit.ts'
import { consume } from '../auth/throttle.ts'
import type { SessionUser } from '../auth/session.ts'
import { publicRoute, route, type RequestContext, type RouteDef } from '../http/route.ts'
import { pictureUrl } from '../profile/people.ts'
import { readOwnProfile } from '../profile/queries.ts'
import { answerImage, keepImages, type NewImage } from './files.ts'
import { prepareImage } from './process.ts'
import { findLicenseImage, findProfilePicture, replaceLicenseImages, replaceProfilePicture } from './queries.ts'
import { licensePurposes } from './rules.ts'

/** Counts an upload before anything of it is read. */
export const countUpload = ({ deps }: RequestContext, user: SessionUser): Promise<void> =>
  consume(deps.db, { name: 'upload', subject: user.id }, deps.limits.upload, deps.clock.now())

const pictureRoutes = (): RouteDef[] => [
  route(
    profileEndpoints.uploadPicture,
    async ({ deps, user, body }) => {
      const image = await prepareImage(body.profile_picture, 'profile_picture', 'profile_picture')
      const url = await keepImages(deps, user.id, [{ purpose: 'profile_picture', image }], async (tx, [id = '']) => {
        const before = await replaceProfilePicture(tx, user.id, id)
        return { result: pictureUrl(user.id, id), replaced: before === undefined ? [] : [before] }
      })
      return { profile_picture_url: url ?? '' }
    },
    { before: countUpload },
  ),
  route(profileEndpoints.picture, async ({ deps, user, request }) =>
    answerImage(deps, request, await findProfilePicture(deps.db, user.id), 'private'),
  ),
  publicRoute(pilotEndpoints.picture, async ({ deps, params, request }) =>
    answerImage(deps, request, await findProfilePicture(deps.db, params.userId), 'public'),
  ),
]

const prepareLicense = async (
  files: Readonly<Record<'license_front' | 'license_back' | 'selfie', UploadedFile>>,
): Promise<NewImage[]> => {
  const prepared: NewImage[] = []
  for (const purpose of Object.values(licensePurposes)) {
    prepared.push({ purpose, image: await prepareImage(files[purpose], purpose, purpose) })
  }
  return prepared
}

const licenseRoutes = (): RouteDef[] => [
  route(
    profileEndpoints.uploadLicenseImages,
    async ({ deps, user, body }) => {
      const prepared = await prepareLicense(body)
      const profile = await keepImages(deps, user.id, prepared, async (tx, [front = '', back = '', selfie = '']) => {
        const replaced = await replaceLicenseImages(tx, user.id, { front, back, selfie }, deps.clock.now())
        return { result: await readOwnProfile(tx, user.id), replaced }
      })
      if (profile === null) throw new Error('a pilot has no profile')
      return profile
    },
    { before: countUpload },
  ),
  route(profileEndpoints.licenseImage, async ({ deps, user, params, request }) =>
    answerImage(deps, request, await findLicenseImage(deps.db, user.id, params.side), 'never'),
  ),
  route(adminEndpoints.licenseImage, async ({ deps, user, params, request }) => {
    const found = await findLicenseImage(deps.db, params.id, params.side)
    if (found !== undefined) {
      const at = deps.clock.now()
      const view = { actorId: user.id, action: 'license_image.view', targetId: params.id, reason: params.side, at }
      await recordAudit(deps.db, view)
    }
    return answerImage(deps, request, found, 'never')
  }),
]

/** Profile pictures and licence images: upload, the owner's view, the public view, the administrator's view. */
export const imageRoutes = (): RouteDef[] => [...pictureRoutes(), ...licenseRoutes()]
