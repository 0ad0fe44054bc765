import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { AirportPicker } from '../airport-picker/index.ts'
import { AircraftCard, AircraftCardSkeleton, AircraftGrid } from '../aircraft-card/index.ts'
import { AircraftPicture, RegistrationPlate } from '../aircraft-picture/index.ts'
import { AuthLayout } from '../auth-layout/index.ts'
import { DescriptionList } from '../description-list/index.ts'
import { ConfirmDialog, Dialog } from '../dialog/index.ts'
import { Disclosure } from '../disclosure/index.ts'
import { ErrorState } from '../error-state/index.ts'
import { AircraftDrawing, EmptyDrawing, PanelScene, RouteLine, SkyTileScene } from '../illustrations/index.ts'
import { LoadMore } from '../load-more/index.ts'
import { Logo, LogoMark } from '../logo/index.ts'
import { Menu } from '../menu/index.ts'
import { NavBar } from '../nav-bar/index.ts'
import { NoPermission, NotFound } from '../not-found/index.ts'
import { Table } from '../table/index.ts'
import { Tabs } from '../tabs/index.ts'
import { Toaster } from '../toaster/index.ts'
import { PageHeader, PageLayout, Panel, Section } from './index.ts'

const nothing = (): void => undefined
const home = { href: '/', label: 'PilotPair home' }

/** Each with a piece of what its markup must hold; an empty piece stands for "nothing on the server". */
const cases: readonly [name: string, element: ReactNode, holds: string][] = [
  [
    'AirportPicker',
    <AirportPicker key="a" label="Home airport" options={[]} value="1" valueLabel="Palo Alto (PAO)" onChange={nothing} />,
    'value="Palo Alto (PAO)"',
  ],
  [
    'AircraftCard',
    <AircraftCard
      key="a"
      name="Cessna 172S Skyhawk"
      type="single_engine"
      registration="N738PA"
      airport="Palo Alto (PAO)"
      rate={142.5}
      rateKind="Wet"
    />,
    '$142.50/hr',
  ],
  ['AircraftCardSkeleton', <AircraftCardSkeleton key="a" />, 'aria-hidden="true"'],
  ['AircraftGrid', <AircraftGrid key="a">cards</AircraftGrid>, 'cards'],
  ['AircraftPicture', <AircraftPicture key="a" type="helicopter" alt="Robinson R44" />, 'aria-label="Robinson R44"'],
  ['RegistrationPlate', <RegistrationPlate key="a" registration="N42DT" />, 'N42DT'],
  ['AuthLayout', <AuthLayout key="a" title="Log in" home={home}>form</AuthLayout>, '<h1'],
  ['DescriptionList', <DescriptionList key="a" items={[{ term: 'Seats', value: 4 }]} />, '<dt'],
  ['Dialog', <Dialog key="a" isOpen title="Details" onClose={nothing} />, ''],
  [
    'ConfirmDialog',
    <ConfirmDialog key="a" isOpen title="Sure?" confirmLabel="Yes" onConfirm={nothing} onCancel={nothing}>
      text
    </ConfirmDialog>,
    '',
  ],
  ['Disclosure', <Disclosure key="a" title="Advanced Search">fields</Disclosure>, 'aria-expanded="false"'],
  ['ErrorState', <ErrorState key="a" title="Error: Could not load aircraft." />, 'role="alert"'],
  ['AircraftDrawing', <AircraftDrawing key="a" type="multi_engine" />, '<clipPath'],
  ['EmptyDrawing', <EmptyDrawing key="a" name="hangar" />, '<svg'],
  ['PanelScene', <PanelScene key="a" />, 'PAO'],
  ['SkyTileScene', <SkyTileScene key="a" />, '<svg'],
  ['RouteLine', <RouteLine key="a" />, '<svg'],
  ['LoadMore', <LoadMore key="a" summary="24 of 240" hasMore onLoadMore={nothing} />, 'Load more'],
  ['Logo', <Logo key="a" />, 'PilotPair'],
  ['LogoMark', <LogoMark key="a" />, '<svg'],
  ['Menu', <Menu key="a" label="Flights" items={[]} trigger="Flights" />, 'aria-expanded="false"'],
  ['NavBar', <NavBar key="a" home={home} account={{ name: 'Maya', items: [] }} />, 'My Account'],
  ['NotFound', <NotFound key="a" action="go" />, '404'],
  ['NoPermission', <NoPermission key="a" action="go" />, 'You do not have permission to access this page.'],
  [
    'Table',
    <Table
      key="a"
      caption="Fleet"
      columns={[{ id: 'name', header: 'Model', cell: (row: string) => row }]}
      rows={['Cirrus SR22']}
      rowKey={(row) => row}
    />,
    'Cirrus SR22',
  ],
  [
    'Tabs',
    <Tabs key="a" label="Users" items={[{ id: 'p', label: 'Pending Pilots', count: 3 }]} selected="p" onSelect={nothing}>
      list
    </Tabs>,
    'Pending Pilots (3)',
  ],
  ['Toaster', <Toaster key="a" />, ''],
  ['PageLayout', <PageLayout key="a" header="bar">content</PageLayout>, 'Skip to content'],
  ['PageHeader', <PageHeader key="a" title="Available Aircraft" aside="6 aircraft" />, '6 aircraft'],
  ['Panel', <Panel key="a" title="Fleet">rows</Panel>, 'rows'],
  ['Section', <Section key="a" title="Upcoming">rows</Section>, 'rows'],
]

describe('on a server, without a window', () => {
  test.each(cases)('%s renders', (_name, element, holds) => {
    const html = renderToString(element)
    expect(html.replaceAll('<!-- -->', '')).toContain(holds)
    expect(html === '').toBe(holds === '')
  })
})
