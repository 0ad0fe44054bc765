export { Calendar, firstDays, type CalendarProps, type FirstDay } from './Calendar.tsx'
export { obstacleTo, type DateLimits, type DateObstacle } from './isoDate.ts'
export { calendarLooks, type CalendarLook } from './looks.ts'
export type { CalendarTexts } from './texts.ts'
