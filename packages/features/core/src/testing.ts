export * from './testing/handlers.ts'
export * from './testing/StoreProvider.tsx'
export * from './testing/failures.ts'
export * from './testing/commits.tsx'
