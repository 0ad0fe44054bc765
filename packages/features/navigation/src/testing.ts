export * from './Navigation.scenario.ts'
