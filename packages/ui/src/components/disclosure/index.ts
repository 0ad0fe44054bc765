export { Disclosure, disclosureVariants, type DisclosureProps, type DisclosureVariant } from './Disclosure.tsx'
