export { PageHeader, type PageHeaderProps } from '../page/PageHeader.tsx'
