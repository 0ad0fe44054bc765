import { expect, test } from 'vitest'
import { isRequestStatus, requestLook, requestStatuses } from './requestStatus.ts'

test('every listed status has a look of its own', () => {
  for (const status of requestStatuses) expect(isRequestStatus(status)).toBe(true)
  expect(requestStatuses.filter((status) => requestLook(status).isClosed)).toEqual(['declined', 'cancelled', 'expired'])
})

test('closed and unknown statuses are disabled buttons, but only the closed ones are closed', () => {
  expect(requestLook('expired')).toMatchObject({ mark: 'disabled', isClosed: true })
  expect(requestLook('weather_hold')).toMatchObject({ mark: 'disabled', isClosed: false })
  expect(requestLook('toString')).toMatchObject({ mark: 'disabled', isClosed: false })
})
