import type { Job } from '../jobs/job.ts'
import { deliverSandboxEvents, sweepEvents } from './events.ts'
import { removeLeavingCustomers } from './leaving.ts'
import { reconcile } from './reconcile.ts'
import { recheckRefunds } from './refund-checks.ts'
import { settleRefunds } from './refunds.ts'

/** What payments do in the background. */
export const paymentJobs = (): Job[] => [
  { name: 'payments.refunds', everySeconds: 10, run: settleRefunds },
  { name: 'payments.refund-checks', everySeconds: 600, run: recheckRefunds },
  { name: 'payments.reconcile', everySeconds: 30, run: reconcile },
  { name: 'payments.leaving', everySeconds: 60, run: removeLeavingCustomers },
  {
    name: 'payments.sandbox-events',
    everySeconds: 5,
    async run(deps) {
      const { sandbox } = deps.payments
      if (sandbox) await deliverSandboxEvents(deps, sandbox)
    },
  },
  { name: 'payments.sweep', everySeconds: 6 * 3600, run: sweepEvents },
]
