import { authEndpoints, communityEndpoints, communityTexts } from '@pilotpair/contract'
import { buildPost, buildUser, testId } from '@pilotpair/contract/testing'
import { isUnsaved, useAppDispatch } from '@pilotpair/feature-core'
import { answers, failedAnswers, handle, neverAnswers, refuses } from '@pilotpair/feature-core/testing'
import { sessionApi } from '@pilotpair/feature-session'
import { sessionScenarios } from '@pilotpair/feature-session/testing'
import { HttpResponse } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { FeedFilter } from '../feed-filter.ts'
import { feedPosts, keepsPosts } from './CommunityScreen.scenario.ts'
import { CommunityScreen, type CommunityScreenProps } from './CommunityScreen.tsx'
import { catchToasts, decorators, toastTexts } from './story-setup.tsx'

/** The screen beside a button that reads the account anew, as another login in this browser does. */
const WithOtherAccount = (props: CommunityScreenProps) => {
  const dispatch = useAppDispatch()
  const reread = () => void dispatch(sessionApi.endpoints.getCurrentUser.initiate(undefined, { forceRefetch: true, subscribe: false }))
  return (
    <>
      <button type="button" data-testid="reread" style={{ display: 'none' }} onClick={reread}>
        Read the account again
      </button>
      <CommunityScreen {...props} />
    </>
  )
}

const everything: FeedFilter = 'all'

const meta = preview.meta({
  title: 'Features/Community/NewPost',
  component: CommunityScreen,
  args: { filter: everything, onFilterChange: fn(), loginHref: '/login' },
  render: (args) => <WithOtherAccount {...args} />,
  decorators,
  beforeEach: () => sessionStorage.clear(),
})

type Canvas = ReturnType<typeof within>

const openDialog = async (canvas: Canvas, canvasElement: HTMLElement) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'New post' }))
  return within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'New post' }))
}

const title = (dialog: Canvas) => dialog.getByRole('textbox', { name: /Title/ })
const content = (dialog: Canvas) => dialog.getByRole('textbox', { name: /Content/ })
const send = (dialog: Canvas) => dialog.getByRole('button', { name: 'Post' })
/** One pixel, so that the preview has something to show. */
const pixel = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  ),
  (character) => character.codePointAt(0) ?? 0,
)
const picture = () => new File([pixel], 'sunset.png', { type: 'image/png' })
const file = (name: string, type: string, size = 64) => new File([new Uint8Array(size)], name, { type })

let service = keepsPosts(feedPosts)
const sent: { form: Record<string, unknown>; key: string | null }[] = []

const takesPost = handle(communityEndpoints.createPost, async ({ request }) => {
  const form = await request.formData()
  const image = form.get('image_file')
  sent.push({
    form: {
      title: form.get('title'),
      content: form.get('content'),
      category: form.get('category'),
      image: image instanceof File ? image.name : image,
    },
    key: request.headers.get('idempotency-key'),
  })
  const posted = form.get('title')
  const post = buildPost({ id_community_post: testId('post', 70), title: typeof posted === 'string' ? posted : '', comments: [], likes: [] })
  service.add(post)
  return HttpResponse.json(post, { status: 201 })
})

export const Writing = meta.story({
  beforeEach: ({ msw }) => {
    service = keepsPosts(feedPosts)
    sent.length = 0
    msw.use(takesPost, ...sessionScenarios.pilot, ...service.handlers)
    return catchToasts()
  },
})

Writing.test('posts text, category and picture once; the feed has it', async ({ canvas, canvasElement }) => {
  const dialog = await openDialog(canvas, canvasElement)
  await expect(dialog.getByRole('radio', { name: 'Flights' })).toBeChecked()
  await waitFor(() => expect(title(dialog)).toHaveFocus())
  await userEvent.type(title(dialog), 'Monterey on a clear December day')
  await userEvent.type(content(dialog), 'Direct at 5,500, back along the coast.')
  await userEvent.click(dialog.getByRole('radio', { name: 'Q&A' }))
  await userEvent.upload(dialog.getByLabelText(/Image/), picture())
  await expect(await dialog.findByRole('img', { name: 'sunset.png' })).toBeInTheDocument()
  await expect(isUnsaved()).toBe(true)
  await userEvent.dblClick(send(dialog))
  await waitFor(() => expect(toastTexts()).toEqual(['Post published.']))
  await expect(sent).toHaveLength(1)
  await expect(sent[0]?.form).toEqual({
    title: 'Monterey on a clear December day', content: 'Direct at 5,500, back along the coast.', category: 'Q&A', image: 'sunset.png',
  })
  await expect(await canvas.findByRole('article', { name: 'Monterey on a clear December day' })).toBeVisible()
  await expect(isUnsaved()).toBe(false)
  await waitFor(() => expect(canvas.getByRole('button', { name: 'New post' })).toHaveFocus())
  const again = await openDialog(canvas, canvasElement)
  await expect(title(again)).toHaveValue('')
})

Writing.test('c37, c53: blank title and content are refused at their fields', async ({ canvas, canvasElement }) => {
  const dialog = await openDialog(canvas, canvasElement)
  await userEvent.type(title(dialog), '   ')
  await userEvent.type(content(dialog), '\u200b')
  await userEvent.click(send(dialog))
  await expect(await dialog.findByText('Title is required')).toBeVisible()
  await expect(dialog.getByText('Content is required')).toBeVisible()
  await expect(title(dialog)).toHaveFocus()
  for (const [field, message] of [[title(dialog), 'Title is required'], [content(dialog), 'Content is required']] as const) {
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(message))
  }
  await userEvent.clear(title(dialog))
  await userEvent.type(title(dialog), 'A title')
  await userEvent.click(send(dialog))
  await waitFor(() => expect(content(dialog)).toHaveFocus())
  await expect(title(dialog)).toBeValid()
  await expect(sent).toEqual([])
})

Writing.test('c29 and c32: a picture of a wrong kind, an empty and a large one are refused before they are sent', async ({ canvas, canvasElement }) => {
  const dialog = await openDialog(canvas, canvasElement)
  const field = dialog.getByLabelText(/Image/)
  await expect(field).toHaveAccessibleDescription(/JPEG, PNG or WebP, up to 10 MB/)
  const noLimits = userEvent.setup({ applyAccept: false })
  for (const [wrong, problem] of [
    [file('photo.heic', 'image/heic'), 'Choose a JPEG, PNG or WebP file.'],
    [file('evil.svg', 'image/svg+xml'), 'Choose a JPEG, PNG or WebP file.'],
    [file('empty.jpg', 'image/jpeg', 0), 'The file is empty.'],
    [file('large.jpg', 'image/jpeg', 10 * 1024 * 1024 + 1), 'The file is larger than 10 MB.'],
  ] as const) {
    await noLimits.upload(field, wrong)
    await expect(await dialog.findByText(problem)).toBeVisible()
  }
  await expect(dialog.queryByRole('img')).toBeNull()
})

Writing.test('what is written stays while the dialog is closed, for its account alone', async ({ canvas, canvasElement, msw }) => {
  const dialog = await openDialog(canvas, canvasElement)
  await userEvent.type(title(dialog), 'Half a thought')
  await userEvent.click(dialog.getByRole('radio', { name: 'Tips' }))
  await userEvent.upload(dialog.getByLabelText(/Image/), picture())
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(canvasElement.ownerDocument.querySelector('dialog')).toBeNull())
  const again = await openDialog(canvas, canvasElement)
  await expect(title(again)).toHaveValue('Half a thought')
  await expect(again.getByRole('radio', { name: 'Tips' })).toBeChecked()
  await expect(again.getAllByText('sunset.png')[0]).toBeVisible()
  await userEvent.click(again.getByRole('button', { name: 'Cancel' }))
  msw.use(answers(authEndpoints.currentUser, buildUser({ id_user_account: testId('user', 2), name: 'Daniel Okafor' })))
  canvas.getByTestId('reread').click()
  await waitFor(() => expect(canvas.getAllByRole('article').length).toBe(4))
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Delete post' })).toBeNull())
  const other = await openDialog(canvas, canvasElement)
  await expect(title(other)).toHaveValue('')
})

Writing.test('what is sent again after a lost answer is the same post, from a dialog that was opened anew too', async ({ canvas, canvasElement, msw }) => {
  const keysSent: (string | null)[] = []
  msw.use(
    handle(communityEndpoints.createPost, ({ request }) => {
      keysSent.push(request.headers.get('idempotency-key'))
      return keysSent.length === 1 ? HttpResponse.error() : HttpResponse.json(buildPost(), { status: 201 })
    }),
  )
  const dialog = await openDialog(canvas, canvasElement)
  await userEvent.type(title(dialog), 'Sent twice')
  await userEvent.type(content(dialog), 'Published once.')
  await userEvent.click(send(dialog))
  await waitFor(() => expect(toastTexts()).toEqual([communityTexts.createFailed]))
  const cancel = await dialog.findByRole('button', { name: 'Cancel' })
  await waitFor(() => expect(cancel).toBeEnabled())
  await userEvent.click(cancel)
  await waitFor(() => expect(canvasElement.ownerDocument.querySelector('dialog')).toBeNull())
  const again = await openDialog(canvas, canvasElement)
  await userEvent.click(send(again))
  await waitFor(() => expect(toastTexts().at(-1)).toBe('Post published.'))
  await expect(keysSent).toHaveLength(2)
  await expect(keysSent[0]).toBe(keysSent[1])
})

Writing.test('c29: what the service says of the picture stands at the picture', async ({ canvas, canvasElement, msw }) => {
  const refusal = 'Only JPEG, PNG and WebP images are accepted.'
  msw.use(refuses(communityEndpoints.createPost, 422, [{ field: 'image_file', message: refusal }]))
  const dialog = await openDialog(canvas, canvasElement)
  await userEvent.type(title(dialog), 'A renamed HEIC')
  await userEvent.type(content(dialog), 'It says JPEG.')
  await userEvent.upload(dialog.getByLabelText(/Image/), file('photo.jpg', 'image/jpeg'))
  await userEvent.click(send(dialog))
  await waitFor(() => expect(toastTexts()).toEqual([communityTexts.createFailed]))
  await expect(await dialog.findByText(refusal)).toBeVisible()
  await expect(title(dialog)).toHaveValue('A renamed HEIC')
})

export const Sending = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(neverAnswers(communityEndpoints.createPost), ...sessionScenarios.pilot, ...keepsPosts(feedPosts).handlers),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await openDialog(canvas, canvasElement)
    await userEvent.type(title(dialog), 'A')
    await userEvent.type(content(dialog), 'B')
    await userEvent.upload(dialog.getByLabelText(/Image/), picture())
    await userEvent.click(send(dialog))
    await expect(await dialog.findByRole('progressbar', { name: 'Uploading' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Posting…' })).toHaveAttribute('aria-disabled', 'true')
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled()
  },
})

const kinds = Object.values(failedAnswers)
const asked = { times: 0 }
const keys: (string | null)[] = []

export const EveryFailure = meta.story({
  name: 'c59: every kind of failed answer to a post',
  beforeEach: ({ msw }) => {
    asked.times = 0
    keys.length = 0
    service = keepsPosts(feedPosts)
    msw.use(
      handle(communityEndpoints.createPost, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        return kinds[asked.times++]?.() ?? HttpResponse.json(buildPost(), { status: 201 })
      }),
      ...sessionScenarios.pilot,
      ...service.handlers,
    )
    return catchToasts()
  },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await openDialog(canvas, canvasElement)
    await userEvent.type(title(dialog), 'Kept')
    await userEvent.type(content(dialog), 'Whatever happens.')
    for (const [index, kind] of Object.keys(failedAnswers).entries()) {
      await userEvent.click(await dialog.findByRole('button', { name: 'Post' }))
      await waitFor(() => expect(toastTexts(), kind).toHaveLength(index + 1))
      await expect(toastTexts()[index], kind).toBe(communityTexts.createFailed)
      await expect(await dialog.findByRole('alert'), kind).not.toHaveTextContent(/object Object|Unexpected|SyntaxError|<h1/)
      await expect(title(dialog), kind).toHaveValue('Kept')
    }
    await userEvent.click(await dialog.findByRole('button', { name: 'Post' }))
    await waitFor(() => expect(toastTexts().at(-1)).toBe('Post published.'))
    await expect(keys.at(-1)).toBe(keys.at(-2))
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) => msw.use(...sessionScenarios.pilot, ...keepsPosts(feedPosts).handlers),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await openDialog(canvas, canvasElement)
    await expect(title(dialog)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})
