import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { Text } from '../text/index.ts'
import { UiProvider, type LinkComponentProps } from '../ui-provider/index.ts'
import { linkTones, linkUnderlines } from './Link.css.ts'
import { Link } from './Link.tsx'

const meta = preview.meta({
  tags: ['autodocs'],
  component: Link,
  title: 'UI/Link',
  args: { href: '/community', children: 'See all' },
})

export const Default = meta.story({})

const navigate = fn()

const RouterLink = ({ href, children, ...rest }: LinkComponentProps) => (
  <a
    {...rest}
    href={href}
    onClick={(event) => {
      event.preventDefault()
      navigate(href)
    }}
  >
    {children}
  </a>
)

/** The host's router moves within the app; other addresses stay plain anchors. */
export const ThroughTheRouter = meta.story({
  render: () => (
    <UiProvider LinkComponent={RouterLink}>
      <Text>
        <Link href="/rentals">Rentals</Link>, <Link href="https://ourairports.com/" target="_blank">OurAirports</Link>
      </Text>
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    navigate.mockClear()
    await userEvent.click(canvas.getByRole('link', { name: 'Rentals' }))
    await expect(navigate).toHaveBeenCalledWith('/rentals')
    const outside = canvas.getByRole('link', { name: 'OurAirports (opens in a new tab)' })
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer')
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      {linkTones.map((tone) =>
        linkUnderlines.map((underline) => (
          <SheetRow key={tone + underline} label={`${tone}, underlined ${underline}`}>
            <Link href="/a" tone={tone} underline={underline}>rest</Link>
            <Link href="/a" tone={tone} underline={underline} data-state="hover">hover</Link>
            <Link href="/a" tone={tone} underline={underline} data-state="focus">focus</Link>
          </SheetRow>
        )),
      )}
      <SheetRow label="in a sentence, to another site, in a muted line" flow="stack">
        <Text>
          Read <Link href="/a">how costs are shared</Link> before you fly, or ask{' '}
          <Link href="https://ourairports.com/" target="_blank">OurAirports</Link>.
        </Text>
        <Text color="textMuted" size={14}>
          With <Link href="/a" tone="inherit" underline="hover">Daniel Okafor</Link> at <Link href="/a" tone="inherit">Palo Alto</Link>
        </Text>
      </SheetRow>
      <SheetRow label="longest, unbroken" flow="stack" width="16rem">
        <Text><Link href="/a">{awkward.long}</Link></Text>
        <Text><Link href="/a">{awkward.unbroken}</Link></Text>
      </SheetRow>
      <SheetRow label="right to left" dir="rtl">
        <Link href="/a">{awkward.arabic}</Link>
      </SheetRow>
    </StickerSheet>
  ),
})
