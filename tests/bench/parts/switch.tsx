import { Switch } from '@pilotpair/ui/switch'

export const Part = () => <Switch label="Available" />
