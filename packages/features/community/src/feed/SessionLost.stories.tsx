import { communityEndpoints } from '@pilotpair/contract'
import { buildUser } from '@pilotpair/contract/testing'
import { forgetTab } from '@pilotpair/feature-core'
import { refuses } from '@pilotpair/feature-core/testing'
import { SESSION_ENDED_NOTICE } from '@pilotpair/feature-session'
import { sessionScenarios } from '@pilotpair/feature-session/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { FeedFilter } from '../feed-filter.ts'
import { feedPosts, keepsPosts } from './CommunityScreen.scenario.ts'
import { CommunityScreen } from './CommunityScreen.tsx'
import { catchToasts, decorators, toastTexts } from './story-setup.tsx'

const everything: FeedFilter = 'all'

const meta = preview.meta({
  title: 'Features/Community/SessionLost',
  component: CommunityScreen,
  args: { filter: everything, onFilterChange: fn(), loginHref: '/login' },
  decorators,
  beforeEach: ({ msw }) => {
    sessionStorage.clear()
    msw.use(
      refuses(communityEndpoints.createPost, 401, 'Not authenticated'), ...sessionScenarios.pilot, ...keepsPosts(feedPosts).handlers,
    )
    return catchToasts()
  },
})

const body = within(document.body)
const openDialog = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'New post' }))
  return within(await body.findByRole('dialog', { name: 'New post' }))
}

export const Publishing = meta.story({
  name: 'the session is lost before a post is published: that is said, not that posting failed',
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await userEvent.type(dialog.getByRole('textbox', { name: /Title/ }), 'Monterey')
    await userEvent.type(dialog.getByRole('textbox', { name: /Content/ }), 'Along the coast.')
    await userEvent.click(dialog.getByRole('button', { name: 'Post' }))
    await expect(await canvas.findByText(SESSION_ENDED_NOTICE)).toBeVisible()
    await waitFor(() => expect(toastTexts()).toEqual([`${SESSION_ENDED_NOTICE} What you wrote is kept.`]))
  },
})

export const Reloaded = meta.story({
  name: 'after a reload the post is there again; its picture has to be chosen anew, and that is said',
  beforeEach: () => {
    const stored = { title: 'Monterey', content: 'Along the coast.', category: 'tips', hasImage: true }
    sessionStorage.setItem(`pilotpair.post-draft.${buildUser().id_user_account}`, JSON.stringify(stored))
  },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await expect(dialog.getByRole('textbox', { name: /Title/ })).toHaveValue('Monterey')
    await expect(dialog.getByRole('textbox', { name: /Content/ })).toHaveValue('Along the coast.')
    await expect(dialog.getByRole('radio', { name: 'Tips' })).toBeChecked()
    await expect(dialog.getByText('The image could not be kept. Please choose it again.')).toBeVisible()
  },
})

export const Damaged = meta.story({
  name: 'c48: a stored post that cannot be read is none',
  beforeEach: () => sessionStorage.setItem(`pilotpair.post-draft.${buildUser().id_user_account}`, '{bad'),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await expect(dialog.getByRole('textbox', { name: /Title/ })).toHaveValue('')
  },
})

export const Forgotten = meta.story({
  name: 'a logout forgets what was begun, in the memory of the page too',
  play: async ({ canvas }) => {
    const post = within(await canvas.findByRole('article', { name: /Half Moon Bay/ }))
    const fold = post.getByRole('button', { name: '2 comments' })
    const comment = () => post.findByRole('textbox', { name: 'Comment' })
    await userEvent.click(fold)
    await userEvent.type(await comment(), 'Half a thought')
    await userEvent.click(fold)
    const dialog = await openDialog(canvas)
    await userEvent.type(dialog.getByRole('textbox', { name: /Title/ }), 'Monterey')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
    // As a logout does.
    forgetTab()
    await userEvent.click(fold)
    await expect(await comment()).toHaveValue('')
    const again = await openDialog(canvas)
    await expect(again.getByRole('textbox', { name: /Title/ })).toHaveValue('')
  },
})
