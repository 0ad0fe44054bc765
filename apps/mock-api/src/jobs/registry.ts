import { flightJobs } from '../flights/jobs.ts'
import { imageJobs } from '../images/sweep.ts'
import { mailJobs } from '../mail/queue.ts'
import { paymentJobs } from '../payments/jobs.ts'
import type { Job } from './job.ts'

/** Every area's background jobs; a new job joins here and nowhere else. */
export const allJobs = (): readonly Job[] => [...flightJobs(), ...imageJobs(), ...mailJobs(), ...paymentJobs()]
