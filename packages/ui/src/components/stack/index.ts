export { Grid, Inline, Stack, type GridProps, type InlineProps, type StackProps } from './Stack.tsx'
export { layoutElements, type LayoutElement, type LayoutProps } from './layout.ts'
