import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Calendar } from './Calendar.tsx'

test.each([
  { name: 'nothing chosen', props: {} },
  { name: 'a day chosen', props: { defaultValue: '2026-12-12' } },
  { name: 'a day given', props: { value: '2026-12-12' } },
  { name: 'none given', props: { value: null } },
])('c35: a calendar with $name does not ask the clock of the machine', ({ props }) => {
  const clock = vi.spyOn(Date, 'now')
  const html = renderToString(<Calendar aria-label="Date" today="2026-12-03" min="2026-12-03" {...props} />)
  expect(html).toContain('December 2026')
  expect(clock).not.toHaveBeenCalled()
})
