export { aircraftName, type RequestGroup, requestGroup, spanOf, toDisplayRequest } from './display-request.ts'
