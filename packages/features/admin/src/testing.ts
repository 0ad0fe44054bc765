export * from './users/AdminUsersScreen.scenario.ts'
