export { PageHeader, type PageHeaderProps } from './PageHeader.tsx'
export { PageLayout, pageWidths, type PageLayoutProps, type PageWidth } from './PageLayout.tsx'
export { Panel, Section, type PanelProps, type SectionProps } from './Panel.tsx'
