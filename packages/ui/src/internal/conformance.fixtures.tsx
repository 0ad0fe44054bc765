import { AvailabilityEditor } from '../components/availability-editor/index.ts'
import { Avatar } from '../components/avatar/index.ts'
import { Badge } from '../components/badge/index.ts'
import { Button, ButtonLink } from '../components/button/index.ts'
import { Calendar } from '../components/calendar/index.ts'
import { Card, CardBody, CardFooter, CardHeader } from '../components/card/index.ts'
import { Checkbox } from '../components/checkbox/index.ts'
import { ChipToggle } from '../components/chip-toggle/index.ts'
import { CommentForm } from '../components/comment-form/index.ts'
import { CommentList } from '../components/comment-list/index.ts'
import { ConversationList } from '../components/conversation-list/index.ts'
import { DateField } from '../components/date-field/index.ts'
import { DateTimeField } from '../components/date-time-field/index.ts'
import { FlightReview } from '../components/flight-review/index.ts'
import * as icons from '../components/icons/index.ts'
import { LicenceGallery, LicenceViewer } from '../components/licence-viewer/index.ts'
import { MessageBubble, type Message } from '../components/message-bubble/index.ts'
import { MessageComposer } from '../components/message-composer/index.ts'
import { MessageList } from '../components/message-list/index.ts'
import { PostCard } from '../components/post-card/index.ts'
import { PostForm } from '../components/post-form/index.ts'
import { EmptyState } from '../components/empty-state/index.ts'
import { IconButton } from '../components/icon-button/index.ts'
import { InlineAlert } from '../components/inline-alert/index.ts'
import { Link } from '../components/link/index.ts'
import { NumberField } from '../components/number-field/index.ts'
import { PasswordField } from '../components/password-field/index.ts'
import { SegmentedControl } from '../components/segmented-control/index.ts'
import { Select } from '../components/select/index.ts'
import { Skeleton, SkeletonGroup } from '../components/skeleton/index.ts'
import { SlotGrid } from '../components/slot-grid/index.ts'
import { Spinner } from '../components/spinner/index.ts'
import { Grid, Inline, Stack } from '../components/stack/index.ts'
import { StatTile } from '../components/stat-tile/index.ts'
import { Switch } from '../components/switch/index.ts'
import { TextField } from '../components/text-field/index.ts'
import { Heading, Text } from '../components/text/index.ts'
import { Toaster } from '../components/toaster/index.ts'
import { VisuallyHidden } from '../components/visually-hidden/index.ts'
import { AircraftDetail } from '../components/aircraft-detail/index.ts'
import { CardPaymentPanel } from '../components/card-payment-panel/index.ts'
import { FlightCard } from '../components/flight-card/index.ts'
import { FlightRequestCard } from '../components/flight-request-card/index.ts'
import { NotificationList } from '../components/notification-list/index.ts'
import { OperatorRequestCard } from '../components/operator-request-card/index.ts'
import { PilotCard } from '../components/pilot-card/index.ts'
import { PaymentMethodCard, PaymentMethodList } from '../components/payment-method-card/index.ts'
import { LicenseImages, ProfileFields, ProfileForm, ProfileSection } from '../components/profile-form/index.ts'
import { basics } from './conformance.basics.tsx'
import { refOf, type Part } from './conformance.part.ts'

const nothing = () => undefined
const options = [{ value: 'a', label: 'A' }]
const flight = {
  start: '2026-12-12T18:00:00Z', hours: 3, timeZone: 'America/Los_Angeles', aircraft: 'Cessna 172S', airport: 'Palo Alto (PAO)',
  totalCents: 49_500,
}
const noImages = { front: { file: null }, back: { file: null }, selfie: { file: null } }

const licence = { front: '/a.png', back: '/b.png', selfie: undefined }

const message: Message = { id: 'a', kind: 'other', text: 'Hello', at: '2026-12-03T22:00:00Z' }

/** One row a public component; the conformance tests run over all of them. */
export const parts: readonly Part[] = [
  { name: 'AvailabilityEditor', tag: 'FORM', render: (p, r) => <AvailabilityEditor {...p} ref={refOf(r)} hours={[]} onSave={nothing} /> },
  { name: 'Calendar', tag: 'DIV', render: (p, r) => <Calendar {...p} ref={refOf(r)} aria-label="Date" today="2026-12-03" /> },
  { name: 'DateField', tag: 'INPUT', render: (p, r) => <DateField {...p} ref={refOf(r)} label="Expiry" /> },
  {
    name: 'DateTimeField',
    tag: 'INPUT',
    render: (p, r) => <DateTimeField {...p} ref={refOf(r)} label="New time" timeZone="America/New_York" />,
  },
  {
    name: 'FlightReview',
    tag: 'FORM',
    render: (p, r) => (
      <FlightReview
        {...p}
        ref={refOf(r)}
        date={null}
        today="2026-12-03"
        slots={[]}
        selected={[]}
        timeZone="America/New_York"
        onDateChange={nothing}
        onSelectedChange={nothing}
        onSubmit={nothing}
      />
    ),
  },
  {
    name: 'SlotGrid',
    tag: 'DIV',
    render: (p, r) => (
      <SlotGrid {...p} ref={refOf(r)} label="Hours" timeZone="America/New_York" slots={[{ start: '2026-12-12T15:00:00Z' }]} />
    ),
  },
  ...basics,
  { name: 'Avatar', tag: 'SPAN', render: (p, r) => <Avatar {...p} ref={refOf(r)} name="Maya Lindqvist" /> },
  { name: 'Avatar with picture', tag: 'SPAN', render: (p, r) => <Avatar {...p} ref={refOf(r)} name="Maya" src="/a.png" /> },
  { name: 'Badge', tag: 'SPAN', render: (p, r) => <Badge {...p} ref={refOf(r)}>Pending</Badge> },
  { name: 'Button', tag: 'BUTTON', render: (p, r) => <Button {...p} ref={refOf(r)}>Save</Button> },
  { name: 'ButtonLink', tag: 'A', render: (p, r) => <ButtonLink {...p} ref={refOf(r)} href="/a">Go</ButtonLink> },
  { name: 'Card', tag: 'DIV', render: (p, r) => <Card {...p} ref={refOf(r)} /> },
  { name: 'CardBody', tag: 'DIV', render: (p, r) => <CardBody {...p} ref={refOf(r)} /> },
  { name: 'CardFooter', tag: 'DIV', render: (p, r) => <CardFooter {...p} ref={refOf(r)} /> },
  { name: 'CardHeader', tag: 'DIV', render: (p, r) => <CardHeader {...p} ref={refOf(r)} title="Fleet" /> },
  { name: 'Checkbox', tag: 'INPUT', render: (p, r) => <Checkbox {...p} ref={refOf(r)} label="Agree" /> },
  { name: 'ChipToggle', tag: 'INPUT', render: (p, r) => <ChipToggle {...p} ref={refOf(r)} label="GPS" /> },
  { name: 'CommentForm', tag: 'INPUT', render: (p, r) => <CommentForm {...p} ref={refOf(r)} onSubmit={() => undefined} /> },
  { name: 'CommentList', tag: 'UL', render: (p, r) => <CommentList {...p} ref={refOf(r)} comments={[{ id: 'a', text: 'Hi' }]} /> },
  {
    name: 'ConversationList',
    tag: 'SECTION',
    render: (p, r) => <ConversationList {...p} ref={refOf(r)} conversations={[{ id: 'a', href: '/a', name: 'Maya' }]} now={new Date(0)} />,
  },
  {
    name: 'LicenceGallery',
    tag: 'DIV',
    render: (p, r) => <LicenceGallery {...p} ref={refOf(r)} images={licence} />,
  },
  {
    name: 'LicenceViewer',
    tag: 'DIALOG',
    isPortal: true,
    render: (p, r) => <LicenceViewer {...p} ref={refOf(r)} isOpen onClose={nothing} images={licence} />,
  },
  { name: 'MessageBubble', tag: 'DIV', render: (p, r) => <MessageBubble {...p} ref={refOf(r)} message={message} /> },
  { name: 'MessageComposer', tag: 'TEXTAREA', render: (p, r) => <MessageComposer {...p} ref={refOf(r)} onSend={() => undefined} /> },
  {
    name: 'MessageList',
    tag: 'DIV',
    render: (p, r) => <MessageList {...p} ref={refOf(r)} aria-label="Chat" messages={[message]} now={new Date(0)} />,
  },
  {
    name: 'PostCard',
    tag: 'ARTICLE',
    render: (p, r) => (
      <PostCard {...p} ref={refOf(r)} title="A" content="B" category="Tips" at="2026-12-03T22:00:00Z" likes={0} commentCount={0} />
    ),
  },
  {
    name: 'PostForm',
    tag: 'FORM',
    render: (p, r) => <PostForm {...p} ref={refOf(r)} id="f" category="a" titleField="b" contentField="c" />,
  },
  { name: 'EmptyState', tag: 'DIV', render: (p, r) => <EmptyState {...p} ref={refOf(r)}>Nothing yet.</EmptyState> },
  { name: 'Grid', tag: 'DIV', render: (p, r) => <Grid {...p} ref={refOf(r)} /> },
  { name: 'Heading', tag: 'H2', render: (p, r) => <Heading {...p} ref={refOf(r)} level={2}>Fleet</Heading> },
  { name: 'IconButton', tag: 'BUTTON', render: (p, r) => <IconButton {...p} ref={refOf(r)} icon={<svg />} label="Close" /> },
  { name: 'Inline', tag: 'DIV', render: (p, r) => <Inline {...p} ref={refOf(r)} /> },
  { name: 'InlineAlert', tag: 'DIV', render: (p, r) => <InlineAlert {...p} ref={refOf(r)}>Saved</InlineAlert> },
  { name: 'Link', tag: 'A', render: (p, r) => <Link {...p} ref={refOf(r)} href="/a">Go</Link> },
  { name: 'NumberField', tag: 'INPUT', render: (p, r) => <NumberField {...p} ref={refOf(r)} label="Rate" /> },
  { name: 'PasswordField', tag: 'INPUT', render: (p, r) => <PasswordField {...p} ref={refOf(r)} label="Password" /> },
  {
    name: 'SegmentedControl',
    tag: 'DIV',
    render: (p, r) => <SegmentedControl {...p} ref={refOf(r)} label="Type" segments={options} />,
  },
  { name: 'Select', tag: 'SELECT', render: (p, r) => <Select {...p} ref={refOf(r)} label="Type" options={options} /> },
  { name: 'Skeleton', tag: 'SPAN', render: (p, r) => <Skeleton {...p} ref={refOf(r)} /> },
  { name: 'SkeletonGroup', tag: 'DIV', render: (p, r) => <SkeletonGroup {...p} ref={refOf(r)} label="Loading">x</SkeletonGroup> },
  { name: 'Spinner', tag: 'SPAN', render: (p, r) => <Spinner {...p} ref={refOf(r)} label="Loading" /> },
  { name: 'Stack', tag: 'DIV', render: (p, r) => <Stack {...p} ref={refOf(r)} /> },
  { name: 'StatTile', tag: 'DIV', render: (p, r) => <StatTile {...p} ref={refOf(r)} label="Invites" value={3} /> },
  { name: 'StatTile as link', tag: 'A', render: (p, r) => <StatTile {...p} ref={refOf(r)} label="Invites" value={3} href="/a" /> },
  { name: 'Switch', tag: 'INPUT', render: (p, r) => <Switch {...p} ref={refOf(r)} label="Open" /> },
  { name: 'Text', tag: 'P', render: (p, r) => <Text {...p} ref={refOf(r)}>Words</Text> },
  { name: 'TextField', tag: 'INPUT', render: (p, r) => <TextField {...p} ref={refOf(r)} label="Email" /> },
  { name: 'Toaster', tag: 'DIV', isPortal: true, render: (p, r) => <Toaster {...p} ref={refOf(r)} /> },
  { name: 'VisuallyHidden', tag: 'SPAN', render: (p, r) => <VisuallyHidden {...p} ref={refOf(r)}>Words</VisuallyHidden> },
  {
    name: 'AircraftDetail',
    tag: 'DIV',
    render: (p, r) => (
      <AircraftDetail {...p} ref={refOf(r)} name="Cessna" type="single_engine" registration="N1" airport="PAO" rate={165} rateKind="Wet" />
    ),
  },
  { name: 'CardPaymentPanel', tag: 'FORM', render: (p, r) => <CardPaymentPanel {...p} ref={refOf(r)} onPay={() => undefined}>x</CardPaymentPanel> },
  { name: 'FlightCard', tag: 'ARTICLE', render: (p, r) => <FlightCard {...p} {...flight} ref={refOf(r)} state="confirmed" /> },
  {
    name: 'FlightRequestCard',
    tag: 'ARTICLE',
    render: (p, r) => <FlightRequestCard {...p} {...flight} ref={refOf(r)} side="sent" status="pending" person={{ name: 'Maya' }} />,
  },
  { name: 'LicenseImages', tag: 'FIELDSET', render: (p, r) => <LicenseImages {...p} ref={refOf(r)} images={noImages} onFileChange={() => undefined} /> },
  { name: 'NotificationList', tag: 'UL', render: (p, r) => <NotificationList {...p} ref={refOf(r)} items={[]} /> },
  { name: 'OperatorRequestCard', tag: 'ARTICLE', render: (p, r) => <OperatorRequestCard {...p} {...flight} ref={refOf(r)} inviter={{ name: 'Maya' }} /> },
  {
    name: 'PaymentMethodCard',
    tag: 'DIV',
    render: (p, r) => <PaymentMethodCard {...p} ref={refOf(r)} brand="visa" last4="4242" expMonth={8} expYear={2029} now={new Date(0)} />,
  },
  { name: 'PaymentMethodList', tag: 'UL', render: (p, r) => <PaymentMethodList {...p} ref={refOf(r)} aria-label="Cards"><span /></PaymentMethodList> },
  { name: 'PilotCard', tag: 'ARTICLE', render: (p, r) => <PilotCard {...p} ref={refOf(r)} name="Maya" /> },
  { name: 'ProfileFields', tag: 'DIV', render: (p, r) => <ProfileFields {...p} ref={refOf(r)} /> },
  { name: 'ProfileForm', tag: 'FORM', render: (p, r) => <ProfileForm {...p} ref={refOf(r)} onSave={() => undefined}>x</ProfileForm> },
  { name: 'ProfileSection', tag: 'SECTION', render: (p, r) => <ProfileSection {...p} ref={refOf(r)} title="License">x</ProfileSection> },
  ...Object.entries(icons).map(([name, Icon]): Part => ({ name, tag: 'svg', render: (p, r) => <Icon {...p} ref={refOf(r)} /> })),
]
