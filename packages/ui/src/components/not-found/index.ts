export { NoPermission, NotFound, type StatusPageProps } from './NotFound.tsx'
