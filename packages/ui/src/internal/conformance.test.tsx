// @vitest-environment jsdom
import { act, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { parts } from './conformance.fixtures.tsx'
import type { Probe } from './conformance.part.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const probe: Probe = { className: 'from-host', style: { marginTop: '7px' }, 'data-probe': 'yes' }

// jsdom knows the elements but not how to show them, nor layout.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
  },
})
Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined })
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const mount = async (element: ReactElement) => {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  await act(async () => root.render(element))
  const unmount = async () => {
    await act(async () => root.unmount())
    container.remove()
  }
  return { container, unmount }
}

test.each(parts)('$name passes ref, class, style and data attributes on', async ({ render, tag, isPortal }) => {
  const ref = vi.fn<(node: Element | null) => void>()
  const { container, unmount } = await mount(render(probe, ref))

  const reached = document.querySelector('[data-probe="yes"]')
  expect(reached?.tagName).toBe(tag)
  expect(ref).toHaveBeenCalledExactlyOnceWith(reached)

  // What is drawn into the body is the reached element itself; the toaster's stands in a container of the top layer.
  const outer = isPortal === true ? reached : container.firstElementChild
  expect(outer?.classList.contains('from-host')).toBe(true)
  expect(outer?.classList.length).toBeGreaterThanOrEqual(1)
  expect(outer).toHaveProperty('style.marginTop', '7px')

  await unmount()
  expect(ref).toHaveBeenLastCalledWith(null)
})
