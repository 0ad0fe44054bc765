import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { Link } from '../link/index.ts'
import { NavBar } from '../nav-bar/index.ts'
import { PageHeader, PageLayout, pageWidths, Panel, Section } from './index.ts'

const meta = preview.meta({
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  title: 'UI/Page',
  component: PageLayout,
  argTypes: { width: { control: 'radio', options: pageWidths } },
  args: {
    header: <NavBar home={{ href: '#home', label: 'PilotPair home' }} />,
    footer: 'Airport data by OurAirports.',
    children: (
      <>
        <PageHeader
          title="Operator Dashboard"
          description="Your fleet and what waits for you."
          actions={<Button>Add Aircraft</Button>}
        />
        <Section title="Upcoming">
          <Panel title="Recent Notifications" headingLevel={3} aside={<Link href="#all">See all</Link>} isPadded>
            Nothing new.
          </Panel>
        </Section>
      </>
    ),
  },
})

export const Default = meta.story()

Default.test('the first Tab offers a way over the header, and it moves the focus', async ({ canvas }) => {
  const skip = canvas.getByRole('link', { name: 'Skip to content' })
  skip.focus()
  await userEvent.keyboard('{Enter}')
  await expect(canvas.getByRole('main')).toHaveFocus()
})

export const Form = meta.story({ args: { width: 'form' } })

export const Sheet = meta.story({
  args: {
    children: (
      <>
        <PageHeader title={'x'.repeat(120)} description={'y'.repeat(60)} aside="12,345 aircraft" />
        <PageHeader back={<Link href="#back">Back to Home</Link>} title="Daniel Okafor" />
        <PageHeader title="مرحبا، مها!" aside="6 aircraft" actions={<Button>Add Aircraft</Button>} />
        <Panel title={'z'.repeat(150)} aside="4 aircraft" isPadded>
          Content
        </Panel>
      </>
    ),
  },
})
