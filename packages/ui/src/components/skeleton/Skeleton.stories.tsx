import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { Card } from '../card/index.ts'
import { Inline, Stack } from '../stack/index.ts'
import { skeletonShapes } from './Skeleton.css.ts'
import { Skeleton, SkeletonGroup } from './Skeleton.tsx'

const meta = preview.meta({ tags: ['autodocs'], component: Skeleton, subcomponents: { SkeletonGroup }, title: 'UI/Skeleton' })

export const Default = meta.story({ args: { width: '12rem' } })

/** In the shape of what comes; the group says once what is loading. */
export const Group = meta.story({
  render: () => (
    <SkeletonGroup label="Loading notifications">
      <Card>
        <Inline gap={12} wrap="nowrap">
          <Skeleton shape="circle" />
          <Stack gap={4} style={{ flex: 1 }}>
            <Skeleton width="60%" />
            <Skeleton width="40%" />
          </Stack>
        </Inline>
      </Card>
    </SkeletonGroup>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading notifications')
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeInTheDocument()
    const first = canvasElement.querySelector('[aria-hidden="true"]')
    if (first === null) throw new Error('The group holds no skeleton')
    await expect(getComputedStyle(first).animationDelay).toContain('0.15s')
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="group" flow="stack" width="20rem">
        <SkeletonGroup label="Loading...">
          <Skeleton shape="circle" />
          <Skeleton width="60%" />
        </SkeletonGroup>
      </SheetRow>
      {skeletonShapes.map((shape) => (
        <SheetRow key={shape} label={shape} flow="stack" width="20rem">
          <Skeleton shape={shape} />
        </SheetRow>
      ))}
      <SheetRow label="right to left" dir="rtl" flow="stack" width="20rem">
        <Skeleton shape="circle" />
        <Skeleton width="60%" />
      </SheetRow>
    </StickerSheet>
  ),
})
