export { answersSearch, buildPilots, explorerScenarios, models, pilots } from './explorer/PilotExplorerScreen.scenario.ts'
export { matches, matchesScenarios } from './matches/PilotMatchesScreen.scenario.ts'
