import { UserRound } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { cx } from '../../internal/cx.ts'
import { IconSlot } from '../../internal/IconSlot.tsx'
import type { Tone } from '../../theme/tokens.ts'
import { avatar, picture, sizes, tints, type AvatarSize } from './Avatar.css.ts'
import { initials } from './initials.ts'

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children' | 'role'> {
  /** Whose picture: source of the initials, of the colour and of the text alternative. */
  name: string
  /**
   * Address of the picture; without one, or when it fails to load, the initials are shown.
   * @default undefined, the initials
   */
  src?: string | null | undefined
  /** Text alternative; give `""` where the name stands beside the picture. @default the name */
  alt?: string | undefined
  /** 24, 32, 40, 56 or 80 px. @default 'medium' */
  size?: AvatarSize | undefined
  /** Colour behind the initials. @default one of five, always the same for the same name */
  tone?: Tone | undefined
}

const personTones: readonly Tone[] = ['brand', 'success', 'info', 'warning', 'danger']

const toneOf = (name: string, letters: string): Tone => {
  if (letters === '') return 'neutral'
  let sum = 0
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return personTones[sum % personTones.length] ?? 'brand'
}

/** A picture that failed before React took over the page fires no event any more, so it is asked on mounting. */
const failedEarly = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0

/**
 * A person's picture, else their initials, else the outline of a person. Use it beside a name or for one; for an
 * aircraft use `AircraftPicture`.
 */
export const Avatar = (props: AvatarProps) => {
  const { name, src, alt = name, size = 'medium', tone, className, ...rest } = props
  const [failedSrc, setFailedSrc] = useState<string>()
  const shown = typeof src === 'string' && src !== '' && src !== failedSrc ? src : undefined
  const text = initials(name)
  const look = cx(avatar, sizes[size], tints[tone ?? toneOf(name, text)], className)
  if (shown !== undefined) {
    return (
      <span {...rest} className={look}>
        <img
          key={shown}
          ref={(image) => {
            if (image !== null && failedEarly(image)) setFailedSrc(shown)
          }}
          src={shown}
          alt={alt}
          className={picture}
          draggable={false}
          onError={() => setFailedSrc(shown)}
        />
      </span>
    )
  }
  const letters =
    text === '' ? (
      <IconSlot size={size === 'tiny' ? 'tiny' : 'medium'}>
        <UserRound />
      </IconSlot>
    ) : (
      <span aria-hidden="true">{text}</span>
    )
  return alt === '' ? (
    <span {...rest} className={look} aria-hidden="true">
      {letters}
    </span>
  ) : (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- letters drawn by us are no image file
    <span {...rest} className={look} role="img" aria-label={alt}>
      {letters}
    </span>
  )
}
