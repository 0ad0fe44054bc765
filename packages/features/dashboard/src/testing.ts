export * from './dashboard/DashboardScreen.scenario.ts'
