import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Calendar } from '../components/calendar/index.ts'
import { MessageList } from '../components/message-list/index.ts'
import { UiProvider, useUi } from '../components/ui-provider/index.ts'
import { sureDate } from './sureDate.ts'

const noTime = new Date(Number.NaN)
const instant = new Date('2026-12-04T01:00:00Z')

test('a date that cannot be read counts as not given', () => {
  expect(sureDate(instant)).toBe(instant)
  expect(sureDate(noTime)).toBeUndefined()
  expect(sureDate(undefined)).toBeUndefined()
})

const Told = () => <output>{useUi().now?.().toISOString() ?? 'no clock'}</output>

test('a clock that tells no time is not heard: the one around it is, or none', () => {
  const inner = (
    <UiProvider now={() => noTime}>
      <Told />
    </UiProvider>
  )
  expect(renderToString(inner)).toContain('no clock')
  expect(renderToString(<UiProvider now={() => instant}>{inner}</UiProvider>)).toContain('2026-12-04T01:00:00.000Z')
})

test('what marks today is drawn without it', () => {
  const html = renderToString(
    <UiProvider now={() => noTime} timeZone="America/Los_Angeles">
      <Calendar aria-label="Day" value="2026-12-12" onValueChange={() => undefined} />
      <MessageList
        aria-label="Messages"
        timeZone="America/Los_Angeles"
        now={noTime}
        messages={[{ id: '1', kind: 'own', text: 'On my way', at: '2026-12-04T01:00:00Z' }]}
      />
    </UiProvider>,
  )
  expect(html).toContain('On my way')
})
