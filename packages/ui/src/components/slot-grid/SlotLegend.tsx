import { memo } from 'react'
import type { GridCell } from './selection.ts'
import * as css from './SlotGrid.css.ts'
import type { SlotGridTexts } from './texts.ts'

interface SlotLegendProps {
  cells: readonly GridCell[]
  selectedHours: number
  texts: SlotGridTexts
}

/** What the looks mean, as far as they occur. */
export const SlotLegend = memo(({ cells, selectedHours, texts }: SlotLegendProps) => {
  const has = (kind: GridCell['kind']) => cells.some((cell) => cell.kind === kind)
  return (
    <p className={css.legend}>
      {has('free') && (
        <span className={css.legendItem}>
          <span className={css.swatches.free} />
          {texts.free}
        </span>
      )}
      {selectedHours > 0 && (
        <span className={css.legendItem}>
          <span className={css.swatches.selected} />
          {texts.selected(texts.hours(selectedHours))}
        </span>
      )}
      {(['taken', 'past'] as const).map(
        (kind) =>
          has(kind) && (
            <span key={kind} className={css.legendItem}>
              <span className={css.swatches.closed} />
              {texts[kind]}
            </span>
          ),
      )}
    </p>
  )
})
