export { Heading, Text, textElements, type HeadingProps, type TextElement, type TextProps } from './Text.tsx'
export { headingLevels, type HeadingLevel } from './Text.css.ts'
