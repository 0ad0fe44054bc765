import { TextField } from '@pilotpair/ui/text-field'

export const Part = () => <TextField label="First name" />
