import type { CSSProperties, ReactElement, Ref } from 'react'
import { Avatar } from '../components/avatar/index.ts'
import { Badge } from '../components/badge/index.ts'
import { Button, ButtonLink } from '../components/button/index.ts'
import { Card, CardBody, CardFooter, CardHeader } from '../components/card/index.ts'
import { Checkbox } from '../components/checkbox/index.ts'
import { ChipToggle } from '../components/chip-toggle/index.ts'
import { EmptyState } from '../components/empty-state/index.ts'
import { IconButton } from '../components/icon-button/index.ts'
import { InlineAlert } from '../components/inline-alert/index.ts'
import { Link } from '../components/link/index.ts'
import { NumberField } from '../components/number-field/index.ts'
import { PasswordField } from '../components/password-field/index.ts'
import { SegmentedControl } from '../components/segmented-control/index.ts'
import { Select } from '../components/select/index.ts'
import { Skeleton, SkeletonGroup } from '../components/skeleton/index.ts'
import { Spinner } from '../components/spinner/index.ts'
import { Grid, Inline, Stack } from '../components/stack/index.ts'
import { StatTile } from '../components/stat-tile/index.ts'
import { Switch } from '../components/switch/index.ts'
import { TextField } from '../components/text-field/index.ts'
import { Heading, Text } from '../components/text/index.ts'
import { VisuallyHidden } from '../components/visually-hidden/index.ts'

/** What every component passes on to its host's DOM. */
export interface Probe {
  className: string
  style: CSSProperties
  'data-probe': string
}

interface Part {
  name: string
  /** Tag of the element that `ref` and `data-*` reach. */
  tag: string
  render: (probe: Probe, ref: Ref<HTMLElement>) => ReactElement
}

/** A callback accepts every element, so one ref fits all parts. */
const refOf = (ref: Ref<HTMLElement>) => (node: HTMLElement | null) => {
  if (typeof ref === 'function') ref(node)
}

const options = [{ value: 'a', label: 'A' }]

/** One row a public component; the conformance tests run over all of them. */
export const parts: readonly Part[] = [
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
  { name: 'VisuallyHidden', tag: 'SPAN', render: (p, r) => <VisuallyHidden {...p} ref={refOf(r)}>Words</VisuallyHidden> },
]
