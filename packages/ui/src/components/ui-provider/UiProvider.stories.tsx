import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { DescriptionList } from '../description-list/index.ts'
import { Link } from '../link/index.ts'
import { Stack } from '../stack/index.ts'
import { UiProvider, useUi, type LinkComponentProps } from './index.ts'

/** As a router's link would be: it tells that it is one. */
const RouterLink = ({ children, ...rest }: LinkComponentProps) => (
  <a {...rest} data-router="">
    {children}
  </a>
)

const instant = '2026-12-04T01:00:00Z'

const meta = preview.meta({
  tags: ['autodocs'],
  component: UiProvider,
  title: 'UI/UiProvider',
  args: {
    LinkComponent: RouterLink,
    locale: 'en-US',
    timeZone: 'America/Los_Angeles',
    now: () => new Date(instant),
    children: null,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
})

/** What components below read of it. */
const Surroundings = () => {
  const { locale, timeZone, now } = useUi()
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: timeZone ?? 'UTC' })
  return (
    <Stack gap={8}>
      <DescriptionList
        items={[
          { term: 'A number', value: (1234.5).toLocaleString(locale) },
          { term: 'Zone', value: timeZone ?? 'none' },
          { term: 'Now', value: now === undefined ? 'not known' : time.format(now()) },
        ]}
      />
      <Link href="/flights">My Flights</Link>
    </Stack>
  )
}

/** Numbers, times and links below follow what the host says once. */
export const Default = meta.story({
  render: (args) => (
    <UiProvider {...args}>
      <Surroundings />
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,234.5')).toBeVisible()
    await expect(canvas.getByText(/Dec 3, 2026/)).toHaveTextContent('5:00')
    await expect(canvas.getByRole('link', { name: 'My Flights' })).toHaveAttribute('data-router')
  },
})

/** An inner one changes what it names and keeps the rest. */
export const Nested = meta.story({
  render: (args) => (
    <UiProvider {...args}>
      <UiProvider locale="de-DE">
        <Surroundings />
      </UiProvider>
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.234,5')).toBeVisible()
    await expect(canvas.getByText('America/Los_Angeles')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'My Flights' })).toHaveAttribute('data-router')
  },
})

/** What is nearly a tag is read as one; what is none counts as the default, and nothing throws. */
export const OddLocale = meta.story({
  render: (args) => (
    <UiProvider {...args}>
      <UiProvider locale="de_DE">
        <Surroundings />
      </UiProvider>
      <UiProvider locale="not a language">
        <Surroundings />
      </UiProvider>
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.234,5')).toBeVisible()
    await expect(canvas.getByText('1,234.5')).toBeVisible()
  },
})

/** Without it components use English, plain links, and no zone. */
export const Without = meta.story({
  render: () => <Surroundings />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('none')).toBeVisible()
    await expect(canvas.getByText('not known')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'My Flights' })).not.toHaveAttribute('data-router')
  },
})
