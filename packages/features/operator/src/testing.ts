export * from './operator/OperatorScreen.scenario.ts'
