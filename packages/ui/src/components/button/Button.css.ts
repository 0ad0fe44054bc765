import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { layered } from '../../internal/layered.ts'

/** How strongly a button asks for attention. One solid button a view. */
export const buttonVariants = ['solid', 'soft', 'outline', 'ghost'] as const
export type ButtonVariant = (typeof buttonVariants)[number]

/** What pressing means: `brand` the way on, `accent` something waits for you, `danger` destroys. */
export const buttonTones = ['brand', 'neutral', 'accent', 'danger'] as const
export type ButtonTone = (typeof buttonTones)[number]

/** `comfortable` 40 px, `compact` 32 px for tables, `large` 48 px; at least 44 px on touch screens. */
export const buttonSizes = ['comfortable', 'compact', 'large'] as const
export type ButtonSize = (typeof buttonSizes)[number]

const { color } = vars
const wash = (tint: string) => `linear-gradient(${tint}, ${tint})`

export const button = layered({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
  maxInlineSize: '100%',
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.control,
  fontSize: vars.text[14].size,
  lineHeight: vars.text[14].line,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  transition: ['background-color', 'border-color', 'color']
    .map((property) => `${property} ${vars.motion.feedback} ${vars.motion.ease}`)
    .join(', '),
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
})

export const sizes: Record<ButtonSize, string> = {
  comfortable: layered({
    minBlockSize: vars.size.control,
    paddingInline: vars.space[16],
    paddingBlock: vars.space[6],
    '@media': { [media.touch]: { fontSize: vars.text[16].size } },
  }),
  compact: layered({
    minBlockSize: vars.size.controlCompact,
    paddingInline: vars.space[12],
    paddingBlock: vars.space[4],
  }),
  large: layered({
    minBlockSize: '3rem',
    paddingInline: vars.space[24],
    paddingBlock: vars.space[8],
    fontSize: vars.text[16].size,
    lineHeight: vars.text[16].line,
  }),
}

export const fullWidth = layered({ inlineSize: '100%' })
export const content = layered({ minInlineSize: 0, overflowWrap: 'anywhere' })

/** Square shape of buttons that hold an icon only. */
export const square: Record<ButtonSize, string> = {
  comfortable: layered({ inlineSize: vars.size.control, minBlockSize: vars.size.control, padding: 0, flex: 'none' }),
  compact: layered({
    inlineSize: vars.size.controlCompact,
    minBlockSize: vars.size.controlCompact,
    padding: 0,
    flex: 'none',
  }),
  large: layered({ inlineSize: '3rem', minBlockSize: '3rem', padding: 0, flex: 'none' }),
}

interface Look {
  background: string
  color: string
  border: string
  weight: string
  hover: { backgroundColor?: string; backgroundImage?: string; borderColor?: string; color?: string }
}

const solid = (tone: ButtonTone): Look => ({
  background: color[tone].solid,
  color: color[tone].onSolid,
  border: color[tone].edge,
  weight: vars.weight.strong,
  hover: { backgroundColor: color[tone].solidHover },
})

const soft = (tone: ButtonTone): Look => ({
  background: color[tone].surface,
  color: color[tone].text,
  border: color[tone].border,
  weight: vars.weight.strong,
  hover: { backgroundColor: color[tone].solid, borderColor: color[tone].edge, color: color[tone].onSolid },
})

const outline = (tone: ButtonTone): Look => ({
  background: color.card,
  color: tone === 'neutral' ? color.text : color[tone].text,
  border: tone === 'neutral' ? color.control : color[tone].edge,
  weight: vars.weight.medium,
  hover:
    tone === 'neutral' ? { backgroundImage: wash(color.hover) } : { backgroundColor: color[tone].surface },
})

const ghost = (tone: ButtonTone): Look => ({
  background: 'none',
  color: tone === 'neutral' ? color.textMuted : color[tone].text,
  border: 'transparent',
  weight: vars.weight.medium,
  hover:
    tone === 'neutral'
      ? { backgroundImage: wash(color.hover), color: color.text }
      : { backgroundColor: color[tone].surface },
})

const makers: Record<ButtonVariant, (tone: ButtonTone) => Look> = { solid, soft, outline, ghost }

const paint = (variant: ButtonVariant, tone: ButtonTone) => {
  const look = makers[variant](tone)
  return layered(
    {
      background: look.background,
      borderColor: look.border,
      color: look.color,
      fontWeight: look.weight,
    },
    `${variant}-${tone}`,
  )
}


const answer = (variant: ButtonVariant, tone: ButtonTone) => {
  const { hover } = makers[variant](tone)
  const { backgroundImage, ...rest } = hover
  return layered(
    {
      selectors: {
        '&:active': { backgroundImage: wash(color.press) },
      },
      '@media': {
        [media.hover]: {
          selectors: {
            '&:hover': rest,
            // Pressing washes over hovering; in one rule the later image would win whatever the state.
            ...(backgroundImage === undefined ? {} : { '&:hover:not(:active)': { backgroundImage } }),
          },
        },
      },
    },
    `${variant}-${tone}-answer`,
  )
}

const perTone = (make: (tone: ButtonTone) => string): Record<ButtonTone, string> => ({
  brand: make('brand'),
  neutral: make('neutral'),
  accent: make('accent'),
  danger: make('danger'),
})

type Table = Record<ButtonVariant, Record<ButtonTone, string>>

const table = (make: (variant: ButtonVariant, tone: ButtonTone) => string): Table => ({
  solid: perTone((tone) => make('solid', tone)),
  soft: perTone((tone) => make('soft', tone)),
  outline: perTone((tone) => make('outline', tone)),
  ghost: perTone((tone) => make('ghost', tone)),
})

/** How every variant looks at rest in every tone. */
export const looks = table(paint)

/** How it answers hover and press. A waiting button keeps its look and answers nothing. */
export const answers = table(answer)

export const waiting = layered({ cursor: 'progress' })

/** Cannot be used now; replaces the colours of the look. */
export const inert = layered({
  background: color.hover,
  borderColor: color.line,
  color: color.textQuiet,
  fontWeight: vars.weight.medium,
  cursor: 'default',
})

export const inertBare = layered({ background: 'none', borderColor: 'transparent' })
