import { globalFontFace, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { media } from './breakpoints.ts'
import { vars } from './contract.css.ts'
import { layers } from './layers.css.ts'
import './themes.css.ts'

const fontFile = (subset: string) =>
  `url("@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2") format("woff2")`

globalFontFace('Inter Variable', [
  {
    src: fontFile('latin-ext'),
    fontWeight: '100 900',
    fontDisplay: 'swap',
    unicodeRange:
      'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, ' +
      'U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  },
  {
    src: fontFile('latin'),
    fontWeight: '100 900',
    fontDisplay: 'swap',
    unicodeRange:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, ' +
      'U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  },
])

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } })

reset('*, *::before, *::after', { boxSizing: 'border-box' })

reset('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' })

reset('body', {
  margin: 0,
  minBlockSize: '100dvh',
  background: vars.color.page,
  fontFamily: vars.font.sans,
  fontSize: vars.text[16].size,
  lineHeight: vars.text[16].line,
  fontWeight: vars.weight.regular,
  letterSpacing: '-0.006em',
  WebkitFontSmoothing: 'antialiased',
})

reset('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend', {
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
})

reset('h1, h2, h3, h4, h5, h6', { font: 'inherit', fontWeight: vars.weight.strong, textWrap: 'balance' })

reset('h1', {
  fontSize: vars.text[28].size,
  lineHeight: vars.text[28].line,
  letterSpacing: vars.track.tighter,
  '@media': { [media.phone]: { fontSize: vars.text[22].size, lineHeight: vars.text[22].line } },
})

reset('h2', { fontSize: vars.text[18].size, lineHeight: vars.text[18].line, letterSpacing: vars.track.tight })

reset('h3', { fontSize: vars.text[16].size, lineHeight: vars.text[16].line, letterSpacing: vars.track.tight })

reset('ul[role="list"], ol[role="list"]', { listStyle: 'none' })

reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit', margin: 0 })

reset('img, svg, video', { display: 'block', maxInlineSize: '100%' })

reset('img, video', { blockSize: 'auto' })

reset('table', { borderCollapse: 'collapse' })

reset('time', { fontVariantNumeric: 'tabular-nums' })

reset('[hidden]:not([hidden="until-found"])', { display: 'none' })

reset(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' })

reset(':focus-visible', { '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } } })

// In the last layer: it has to win over the animations of components.
globalStyle('*, *::before, *::after', {
  '@layer': {
    [layers.utilities]: {
      '@media': {
        [media.reducedMotion]: {
          animationDuration: '0s',
          animationIterationCount: 1,
          transitionDuration: '0s',
          scrollBehavior: 'auto',
        },
      },
    },
  },
})
