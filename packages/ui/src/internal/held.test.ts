import { describe, expect, it } from 'vitest'
import { heldSelector } from './held.ts'

const hovered = '[data-state="hover"], [data-held="hover"], [data-state="pressed"], [data-held="pressed"]'
const focused = '[data-state="focus"], [data-held="focus"]'

describe('heldSelector', () => {
  it('leaves alone what waits for nobody', () => {
    expect(heldSelector('.a:checked, .b:not(:disabled)')).toBeUndefined()
  })

  it('takes what is hovered with all around it', () => {
    expect(heldSelector('.a:hover:not(:disabled)')).toBe(`.a:is(${hovered}, :has(${hovered})):not(:disabled)`)
  })

  it('does not put :has() into :has()', () => {
    expect(heldSelector('.a:has(:hover) > .b:focus-visible')).toBe(`.a:has(:is(${hovered})) > .b:is(${focused})`)
  })

  it('holds the focus where it is', () => {
    expect(heldSelector('.a:has(> :focus-visible:not(button))')).toBe(`.a:has(> :is(${focused}):not(button))`)
  })
})
