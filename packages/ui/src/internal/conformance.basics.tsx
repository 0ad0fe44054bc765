import { AircraftCard, AircraftCardSkeleton, AircraftGrid } from '../components/aircraft-card/index.ts'
import { AircraftPicture, RegistrationPlate } from '../components/aircraft-picture/index.ts'
import { AirportPicker } from '../components/airport-picker/index.ts'
import { AuthLayout } from '../components/auth-layout/index.ts'
import { DescriptionList } from '../components/description-list/index.ts'
import { BookingTypeDialog } from '../components/booking-type-dialog/index.ts'
import { ConfirmDialog, Dialog } from '../components/dialog/index.ts'
import { Disclosure } from '../components/disclosure/index.ts'
import { ErrorState } from '../components/error-state/index.ts'
import { FileDropzone } from '../components/file-dropzone/index.ts'
import { FilterBar } from '../components/filter-bar/index.ts'
import { FilterPanel } from '../components/filter-panel/index.ts'
import { FloatingActionButton } from '../components/floating-action-button/index.ts'
import { AircraftDrawing, EmptyDrawing, PanelScene, RouteLine, SkyTileScene } from '../components/illustrations/index.ts'
import { LoadMore } from '../components/load-more/index.ts'
import { Logo, LogoMark } from '../components/logo/index.ts'
import { Menu } from '../components/menu/index.ts'
import { NavBar } from '../components/nav-bar/index.ts'
import { NoPermission, NotFound } from '../components/not-found/index.ts'
import { PageHeader, PageLayout, Panel, Section } from '../components/page/index.ts'
import { OperatorRequestList } from '../components/operator-request-card/index.ts'
import { PilotCardSkeleton, PilotGrid } from '../components/pilot-card/index.ts'
import { Price } from '../components/price/index.ts'
import { ProgressBar } from '../components/progress-bar/index.ts'
import { ProposeTimeDialog } from '../components/propose-time-dialog/index.ts'
import { RadioGroup } from '../components/radio-group/index.ts'
import { Rating, RatingDisplay } from '../components/rating/index.ts'
import { SearchField } from '../components/search-field/index.ts'
import { Stepper } from '../components/stepper/index.ts'
import { Table } from '../components/table/index.ts'
import { Tabs } from '../components/tabs/index.ts'
import { TextArea } from '../components/text-area/index.ts'
import { ToggleButtonGroup } from '../components/toggle-button-group/index.ts'
import { Tooltip } from '../components/tooltip/index.ts'
import { refOf, type Part } from './conformance.part.ts'

const nothing = () => undefined
const options = [{ value: 'a', label: 'A' }]
const home = { href: '/', label: 'PilotPair home' }
const columns = [{ id: 'a', header: 'A', cell: (row: string) => row }]

/** Basics and layouts of the page. */
export const basics: readonly Part[] = [
  {
    name: 'AircraftCard',
    tag: 'ARTICLE',
    render: (p, r) => (
      <AircraftCard {...p} ref={refOf(r)} name="Cessna" type="single_engine" registration="N1" airport="PAO" rate={1} rateKind="Wet" />
    ),
  },
  { name: 'AircraftCardSkeleton', tag: 'DIV', render: (p, r) => <AircraftCardSkeleton {...p} ref={refOf(r)} /> },
  { name: 'AircraftDrawing', tag: 'svg', render: (p, r) => <AircraftDrawing {...p} ref={refOf(r)} type="helicopter" /> },
  { name: 'AircraftGrid', tag: 'DIV', render: (p, r) => <AircraftGrid {...p} ref={refOf(r)} /> },
  { name: 'AircraftPicture', tag: 'DIV', render: (p, r) => <AircraftPicture {...p} ref={refOf(r)} type="helicopter" alt="" /> },
  { name: 'AirportPicker', tag: 'INPUT', render: (p, r) => <AirportPicker {...p} ref={refOf(r)} label="A" options={[]} value={null} onChange={nothing} /> },
  { name: 'AuthLayout', tag: 'DIV', render: (p, r) => <AuthLayout {...p} ref={refOf(r)} title="Log in" home={home}>x</AuthLayout> },
  {
    name: 'ConfirmDialog',
    tag: 'DIALOG',
    isPortal: true,
    render: (p, r) => (
      <ConfirmDialog {...p} ref={refOf(r)} isOpen title="Sure?" confirmLabel="Yes" onConfirm={nothing} onCancel={nothing}>x</ConfirmDialog>
    ),
  },
  { name: 'DescriptionList', tag: 'DL', render: (p, r) => <DescriptionList {...p} ref={refOf(r)} items={[]} /> },
  { name: 'Dialog', tag: 'DIALOG', isPortal: true, render: (p, r) => <Dialog {...p} ref={refOf(r)} isOpen title="Details" onClose={nothing} /> },
  { name: 'Disclosure', tag: 'SECTION', render: (p, r) => <Disclosure {...p} ref={refOf(r)} title="More">x</Disclosure> },
  { name: 'EmptyDrawing', tag: 'svg', render: (p, r) => <EmptyDrawing {...p} ref={refOf(r)} name="hangar" /> },
  { name: 'ErrorState', tag: 'DIV', render: (p, r) => <ErrorState {...p} ref={refOf(r)} title="Error" /> },
  { name: 'ErrorState, plain', tag: 'DIV', render: (p, r) => <ErrorState {...p} ref={refOf(r)} title="Error" surface="plain" /> },
  { name: 'FileDropzone', tag: 'INPUT', render: (p, r) => <FileDropzone {...p} ref={refOf(r)} label="A" file={null} onFileChange={nothing} /> },
  { name: 'FilterBar', tag: 'FORM', render: (p, r) => <FilterBar {...p} ref={refOf(r)} label="Filter">x</FilterBar> },
  { name: 'FilterPanel', tag: 'DIV', render: (p, r) => <FilterPanel {...p} ref={refOf(r)} title="Filter" onApply={nothing}>x</FilterPanel> },
  { name: 'FloatingActionButton', tag: 'BUTTON', render: (p, r) => <FloatingActionButton {...p} ref={refOf(r)} icon={<svg />} label="New" /> },
  { name: 'LoadMore', tag: 'DIV', render: (p, r) => <LoadMore {...p} ref={refOf(r)} summary="All" hasMore onLoadMore={nothing} /> },
  { name: 'Logo', tag: 'SPAN', render: (p, r) => <Logo {...p} ref={refOf(r)} /> },
  { name: 'LogoMark', tag: 'svg', render: (p, r) => <LogoMark {...p} ref={refOf(r)} /> },
  { name: 'Menu', tag: 'DIV', render: (p, r) => <Menu {...p} ref={refOf(r)} label="More" items={[]} trigger="More" isTriggerNamed /> },
  { name: 'NavBar', tag: 'HEADER', render: (p, r) => <NavBar {...p} ref={refOf(r)} home={home} /> },
  { name: 'NoPermission', tag: 'DIV', render: (p, r) => <NoPermission {...p} ref={refOf(r)} action={null} /> },
  { name: 'NotFound', tag: 'DIV', render: (p, r) => <NotFound {...p} ref={refOf(r)} action={null} /> },
  { name: 'PageHeader', tag: 'DIV', render: (p, r) => <PageHeader {...p} ref={refOf(r)} title="Fleet" /> },
  { name: 'PageLayout', tag: 'DIV', render: (p, r) => <PageLayout {...p} ref={refOf(r)}>x</PageLayout> },
  { name: 'Panel', tag: 'SECTION', render: (p, r) => <Panel {...p} ref={refOf(r)} title="Fleet">x</Panel> },
  { name: 'PanelScene', tag: 'svg', render: (p, r) => <PanelScene {...p} ref={refOf(r)} /> },
  { name: 'Price', tag: 'DIV', render: (p, r) => <Price {...p} ref={refOf(r)} totalCents={1} /> },
  { name: 'ProgressBar', tag: 'PROGRESS', render: (p, r) => <ProgressBar {...p} ref={refOf(r)} label="Uploading" value={0.5} /> },
  { name: 'RadioGroup', tag: 'FIELDSET', render: (p, r) => <RadioGroup {...p} ref={refOf(r)} label="Type" options={options} /> },
  { name: 'Rating', tag: 'FIELDSET', render: (p, r) => <Rating {...p} ref={refOf(r)} label="Rate" /> },
  { name: 'RatingDisplay', tag: 'SPAN', render: (p, r) => <RatingDisplay {...p} ref={refOf(r)} value={4} /> },
  { name: 'RegistrationPlate', tag: 'SPAN', render: (p, r) => <RegistrationPlate {...p} ref={refOf(r)} registration="N1" /> },
  { name: 'RouteLine', tag: 'svg', render: (p, r) => <RouteLine {...p} ref={refOf(r)} /> },
  { name: 'SearchField', tag: 'INPUT', render: (p, r) => <SearchField {...p} ref={refOf(r)} label="Search" /> },
  { name: 'Section', tag: 'SECTION', render: (p, r) => <Section {...p} ref={refOf(r)} title="Fleet">x</Section> },
  { name: 'SkyTileScene', tag: 'svg', render: (p, r) => <SkyTileScene {...p} ref={refOf(r)} /> },
  { name: 'Stepper', tag: 'OL', render: (p, r) => <Stepper {...p} ref={refOf(r)} label="A" steps={[{ id: 'a', label: 'A' }]} current="a" /> },
  { name: 'Table', tag: 'DIV', render: (p, r) => <Table {...p} ref={refOf(r)} caption="A" columns={columns} rows={['x']} rowKey={String} /> },
  {
    name: 'Tabs',
    tag: 'DIV',
    render: (p, r) => <Tabs {...p} ref={refOf(r)} label="A" items={[{ id: 'a', label: 'A' }]} selected="a" onSelect={nothing}>x</Tabs>,
  },
  { name: 'TextArea', tag: 'TEXTAREA', render: (p, r) => <TextArea {...p} ref={refOf(r)} label="Message" /> },
  { name: 'ToggleButtonGroup', tag: 'DIV', render: (p, r) => <ToggleButtonGroup {...p} ref={refOf(r)} label="A" options={options} /> },
  { name: 'Tooltip', tag: 'SPAN', render: (p, r) => <Tooltip {...p} ref={refOf(r)} content="A">{(t) => <button type="button" {...t}>B</button>}</Tooltip> },
  {
    name: 'BookingTypeDialog',
    tag: 'DIALOG',
    isPortal: true,
    render: (p, r) => <BookingTypeDialog {...p} ref={refOf(r)} isOpen onChoose={nothing} onCancel={nothing} />,
  },
  {
    name: 'ProposeTimeDialog',
    tag: 'DIALOG',
    isPortal: true,
    render: (p, r) => (
      <ProposeTimeDialog {...p} ref={refOf(r)} isOpen timeZone="America/Los_Angeles" onPropose={nothing} onCancel={nothing} />
    ),
  },
  { name: 'OperatorRequestList', tag: 'UL', render: (p, r) => <OperatorRequestList {...p} ref={refOf(r)} /> },
  { name: 'PilotCardSkeleton', tag: 'DIV', render: (p, r) => <PilotCardSkeleton {...p} ref={refOf(r)} /> },
  { name: 'PilotGrid', tag: 'DIV', render: (p, r) => <PilotGrid {...p} ref={refOf(r)} /> },
]
