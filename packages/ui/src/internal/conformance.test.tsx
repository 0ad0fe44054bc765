// @vitest-environment jsdom
import { act, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { parts, type Probe } from './conformance.fixtures.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const probe: Probe = { className: 'from-host', style: { marginTop: '7px' }, 'data-probe': 'yes' }

const mount = async (element: ReactElement) => {
  const container = document.createElement('div')
  const root = createRoot(container)
  await act(async () => root.render(element))
  return { container, unmount: () => act(async () => root.unmount()) }
}

test.each(parts)('$name passes ref, class, style and data attributes on', async ({ render, tag }) => {
  const ref = vi.fn<(node: HTMLElement | null) => void>()
  const { container, unmount } = await mount(render(probe, ref))

  const reached = container.querySelector('[data-probe="yes"]')
  expect(reached?.tagName).toBe(tag)
  expect(ref).toHaveBeenCalledExactlyOnceWith(reached)

  const outer = container.firstElementChild
  expect(outer?.classList.contains('from-host')).toBe(true)
  expect(outer?.classList.length).toBeGreaterThanOrEqual(1)
  expect(outer).toHaveProperty('style.marginTop', '7px')

  await unmount()
  expect(ref).toHaveBeenLastCalledWith(null)
})
