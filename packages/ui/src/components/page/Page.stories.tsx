import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward } from '../../internal/Sheet.tsx'
import { Button } from '../button/index.ts'
import { Link } from '../link/index.ts'
import { NavBar } from '../nav-bar/index.ts'
import { PageHeader, PageLayout, pageWidths, Panel, Section } from './index.ts'

const meta = preview.meta({
  tags: ['autodocs'],
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component:
          'The frame of a screen. Use PageLayout around every screen behind the log-in, with NavBar as its header; before the log-in use AuthLayout. PageHeader begins its content, once a screen: its title is the only heading of level 1. Use Panel for a list or a form with a title of its own, and Section where what is inside has cards of its own.',
      },
    },
  },
  title: 'UI/Page',
  component: PageLayout,
  subcomponents: { PageHeader, Panel, Section },
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
        <PageHeader title={awkward.unbroken} description={`${awkward.long} ${awkward.unbroken}`} aside="12,345 aircraft" />
        <PageHeader back={<Link href="#back">Back to Home</Link>} title="Daniel Okafor" />
        <PageHeader title="مرحبا، مها!" aside="6 aircraft" actions={<Button>Add Aircraft</Button>} />
        <Panel title={`${awkward.long} ${awkward.unbroken}`} aside="4 aircraft" isPadded>
          Content
        </Panel>
        <Section title="A section" aside={<Link href="#all">See all</Link>}>
          <Panel title="لوحة" dir="rtl" isPadded>
            محتوى (10:30)
          </Panel>
        </Section>
      </>
    ),
  },
})
