import { routeTable } from '@pilotpair/contract/openapi'

process.stdout.write(`${routeTable()}\n`)
