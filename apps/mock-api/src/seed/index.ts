export { DEMO_DOMAIN, DEMO_PASSWORD, demoPilots, demoStaff } from './people.ts'
export { seedDemo, type SeedDeps } from './seed.ts'
