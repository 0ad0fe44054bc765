export * from './build.ts'
export * from './routes.ts'
