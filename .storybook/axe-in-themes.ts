import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview'
import { combineParameters } from 'storybook/preview-api'

type Context = Parameters<typeof checkAccessibility>[0]

// A run of tests may name several themes: a story plays in the first one, and is under axe in each.
const themesInTests: unknown = import.meta.env['STORYBOOK_THEMES']
const [first = 'light', ...others] = typeof themesInTests === 'string' ? themesInTests.split(',') : []

/** The theme in which stories are shown at first, and played in a run of tests. */
export const firstTheme = first

/** A sticker sheet shows its component in every state: its looks are under axe in these, whichever themes a run names. */
const sheetThemes = ['dark', 'contrast']

/**
 * What a theme can change for axe: it paints, and changes no element. The other rules have read the same elements in the
 * theme in which the story played.
 */
const onlyLooks = { a11y: { options: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } } } }

const isSheet = ({ id }: Context): boolean => id.endsWith('--sheet')

/**
 * For runs of tests: the story that has played is under axe in the other themes too. Those that the run names
 * (`STORYBOOK_THEMES`) see all rules; those that a sticker sheet is due anyway see the rules about looks.
 */
export const checkOtherThemes = async (context: Context): Promise<void> => {
  const { dataset } = document.documentElement
  const played = dataset['theme']
  const looksOnly = { ...context, parameters: combineParameters(context.parameters, onlyLooks) }
  const forSheet = sheetThemes.filter((theme) => theme !== first && !others.includes(theme))
  const checks = [
    ...others.map((theme) => ({ theme, in: context })),
    ...(isSheet(context) ? forSheet.map((theme) => ({ theme, in: looksOnly })) : []),
  ]
  for (const check of checks) {
    dataset['theme'] = check.theme
    await checkAccessibility(check.in)
  }
  if (played !== undefined) dataset['theme'] = played
}
