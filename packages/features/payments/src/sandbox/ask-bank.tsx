import { createRoot } from 'react-dom/client'
import { BankQuestion, type BankVerdict } from './BankQuestion.tsx'

/** Shows the bank's question over the whole page, as the provider's own window would stand there, until it is answered. */
export const askBank = (): Promise<BankVerdict> =>
  new Promise((resolve) => {
    const before = document.activeElement
    const host = document.createElement('div')
    host.dataset['bankWindow'] = ''
    document.body.append(host)
    const root = createRoot(host)
    root.render(
      <BankQuestion
        onAnswer={(verdict) => {
          root.unmount()
          host.remove()
          if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
          resolve(verdict)
        }}
      />,
    )
  })
