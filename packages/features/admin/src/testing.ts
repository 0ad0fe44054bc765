export * from './users/AdminUsersScreen.scenario.ts'
export * from './users/stored-users.scenario.ts'
export * from './cancellations/Cancellations.scenario.ts'
