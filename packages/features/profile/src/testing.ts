export * from './ProfileScreen.scenario.ts'
