import { lazyScreen } from '@pilotpair/feature-core'
import { Suspense, useState } from 'react'
import type { BankReturnProps } from './BankReturn.tsx'
import { readReturn } from './return-query.ts'

const BankReturn = lazyScreen(() => import('./BankReturn.tsx'), (module) => module.BankReturn)

/** {@link BankReturn}, loaded once an address is a return; it stays when the address has been cleaned. */
export const BankReturnGate = (props: BankReturnProps) => {
  const [isReturn, setReturn] = useState(false)
  if (!isReturn && readReturn(props.search) !== undefined) setReturn(true)
  return isReturn ? (
    <Suspense fallback={null}>
      <BankReturn {...props} />
    </Suspense>
  ) : null
}
