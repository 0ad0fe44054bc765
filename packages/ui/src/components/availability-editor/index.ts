export { AvailabilityEditor, type AvailabilityEditorProps } from './AvailabilityEditor.tsx'
export type { DayProblem, ProblemKind } from './problems.ts'
export type { AvailabilityEditorTexts } from './texts.ts'
export { weekDays, type WeekDay, type WeeklyHours } from './week.ts'
