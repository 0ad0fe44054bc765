import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DateTimeField, type DateTimeFieldProps } from './index.ts'

const field = {
  label: 'Start', timeZone: 'America/Los_Angeles', defaultValue: '2026-07-12T10:00', viewerTimeZone: 'America/New_York',
}

/** What stands beneath: to be seen, and as it is read out. */
const beneath = (more: Pick<DateTimeFieldProps, 'place' | 'hint' | 'texts' | 'viewerTimeZone'>) => {
  const [, line = ''] = /<p [^>]*>(.*?)<\/p>/.exec(renderToStaticMarkup(<DateTimeField {...field} {...more} />)) ?? []
  const text = (markup: string) => markup.replaceAll(/<[^>]*>/g, '').trim()
  return { seen: text(line.replaceAll(/<span.*?<\/span>/g, '')), heard: text(line) }
}

test('with a place the line says whose clock it is', () => {
  const line = 'PDT, the zone of Palo Alto (PAO). Your time 13:00 EDT. 3 hours.'
  expect(beneath({ place: 'Palo Alto (PAO)', hint: '3 hours.' })).toEqual({ seen: line, heard: line })
})

test('without a place the zone stands in the field, and is read out once', () => {
  expect(beneath({})).toEqual({ seen: 'Your time 13:00 EDT.', heard: 'PDT. Your time 13:00 EDT.' })
  expect(beneath({ hint: '3 hours.' })).toEqual({
    seen: 'Your time 13:00 EDT. 3 hours.', heard: 'PDT. Your time 13:00 EDT. 3 hours.',
  })
  expect(beneath({ viewerTimeZone: undefined })).toEqual({ seen: '', heard: 'PDT.' })
})

test('the words are the host’s', () => {
  const texts = { zone: (zone: string) => `Zeitzone ${zone}.`, ownTime: (time: string) => `Bei dir ${time}.` }
  expect(beneath({ texts }).heard).toBe('Zeitzone PDT. Bei dir 13:00 EDT.')
})
