import { Button } from '@pilotpair/ui/button'

export const Part = () => <Button>Schedule Flight</Button>
