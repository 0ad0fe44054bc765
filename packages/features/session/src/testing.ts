export * from './session.scenario.ts'
