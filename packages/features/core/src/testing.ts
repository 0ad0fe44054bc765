export * from './testing/handlers.ts'
export * from './testing/StoreProvider.tsx'
export * from './testing/SessionDoor.tsx'
export * from './testing/failures.ts'
