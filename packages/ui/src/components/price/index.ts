export { formatMoney } from '../../internal/money.ts'
export { Price, type PriceCalculation, type PriceProps } from './Price.tsx'
export {
  priceEmphases, priceLayouts, priceSizes, type PriceEmphasis, type PriceLayout, type PriceSize,
} from './Price.css.ts'
