export { Button, type ButtonProps, type PendingProps } from './Button.tsx'
export { ButtonLink, type ButtonLinkProps } from './ButtonLink.tsx'
export {
  buttonSizes, buttonTones, buttonVariants, type ButtonSize, type ButtonTone, type ButtonVariant,
} from './Button.css.ts'
