export { UiProvider, useUi, type LinkComponentProps, type UiEnvironment, type UiProviderProps } from './UiProvider.tsx'
