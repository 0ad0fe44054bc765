import { bookingTexts } from '@pilotpair/contract'
import { Stepper, type StepperStep } from '@pilotpair/ui/stepper'
import * as css from '../Booking.css.ts'
import type { WizardStep } from '../drafts.ts'

/** The steps of the wizard with their names. */
const steps: readonly StepperStep<WizardStep>[] = [
  { id: 'details', label: 'Review details' },
  { id: 'date', label: 'Select date' },
]

/** Props of {@link WizardSteps}. */
export interface WizardStepsProps {
  readonly current: WizardStep
  /** Back to a step that is done. @default the steps only show the way */
  readonly onSelect?: ((step: WizardStep) => void) | undefined
}

/** Where one is in the wizard (section 2.7). */
export const WizardSteps = ({ current, onSelect }: WizardStepsProps) => (
  <div className={css.steps}>
    <Stepper label="Flight request" steps={steps} current={current} onStepSelect={onSelect} />
  </div>
)

/** The heading of the wizard's page, with its steps. */
export const WizardHead = (props: WizardStepsProps) => (
  <div className={css.head}>
    <h1 className={css.title}>{bookingTexts.reviewHeading}</h1>
    <WizardSteps {...props} />
  </div>
)
