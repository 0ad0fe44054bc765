import { globalLayer } from '@vanilla-extract/css'

/**
 * The one place that fixes the order of the cascade. Every rule of this package lives in one of these
 * layers, so an unlayered rule of the host always wins, whatever its specificity.
 */
export const layers = {
  reset: globalLayer('pp-reset'),
  theme: globalLayer('pp-theme'),
  components: globalLayer('pp-components'),
  utilities: globalLayer('pp-utilities'),
}
