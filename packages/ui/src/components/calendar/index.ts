export { Calendar, calendarLooks, firstDays, type CalendarLook, type CalendarProps, type FirstDay } from './Calendar.tsx'
export { obstacleTo, type DateLimits, type DateObstacle } from './isoDate.ts'
export type { CalendarTexts } from './texts.ts'
