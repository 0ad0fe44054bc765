import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { Button } from '../button/index.ts'
import { Link } from '../link/index.ts'
import { Text } from '../text/index.ts'
import { Card, CardBody, CardFooter, CardHeader } from './Card.tsx'
import { cardPaddings } from './Card.css.ts'

const meta = preview.meta({
  tags: ['autodocs'],
  component: Card,
  subcomponents: { CardHeader, CardBody, CardFooter },
  title: 'UI/Card',
  args: { children: 'A surface that holds one thing.' },
})

export const Default = meta.story({})

export const WithHeaderAndFooter = meta.story({
  render: () => (
    <Card as="section" padding="none" aria-label="Recent Notifications">
      <CardHeader title="Recent Notifications" action={<Link href="/messages">See all</Link>} />
      <CardBody>New flight share request from Daniel Okafor.</CardBody>
      <CardFooter>
        <Button variant="outline" tone="neutral">Mark all as read</Button>
      </CardFooter>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Recent Notifications' })).toBeVisible()
    await expect(canvas.getByRole('region')).toBeVisible()
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      {cardPaddings.map((padding) => (
        <SheetRow key={padding} label={padding} flow="stack">
          <Card padding={padding}>Content</Card>
        </SheetRow>
      ))}
      <SheetRow label="header, body, footer; header alone; empty" flow="stack" width="28rem">
        <Card padding="none">
          <CardHeader title="Recent Notifications" level={3} action={<Link href="/a">See all</Link>} />
          <CardBody>New flight share request from Daniel Okafor.</CardBody>
          <CardFooter>
            <Button variant="outline" tone="neutral">Mark all as read</Button>
          </CardFooter>
        </Card>
        <Card padding="none">
          <CardHeader title="Recent Notifications" level={3} />
        </Card>
        <Card />
      </SheetRow>
      <SheetRow label="longest, unbroken" flow="stack" width="18rem">
        <Card padding="none">
          <CardHeader title={awkward.long} level={3} action={<Link href="/a">See all</Link>} />
          <CardBody>
            <Text style={{ overflowWrap: 'anywhere' }}>{awkward.unbroken}</Text>
          </CardBody>
          <CardFooter>
            <Button variant="outline" tone="neutral">{awkward.long}</Button>
          </CardFooter>
        </Card>
        <Card padding="none">
          <CardHeader title={awkward.unbroken} level={3} />
        </Card>
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" flow="stack" width="18rem">
        <Card padding="none">
          <CardHeader title={awkward.arabic} level={3} action={<Link href="/a">الكل</Link>} />
          <CardBody>{awkward.arabic}</CardBody>
          <CardFooter>
            <Button variant="outline" tone="neutral">حسنا</Button>
          </CardFooter>
        </Card>
      </SheetRow>
    </StickerSheet>
  ),
})
