import type { Endpoint } from '../endpoint.ts'
import { allEndpoints } from '../endpoints/index.ts'

function rolesOf({ access }: Endpoint): string {
  switch (access.kind) {
    case 'public':
      return 'public'
    case 'session': {
      const needsApproval = access.approval === 'approved' && access.roles.includes('pilot')
      return `${access.roles.join(', ')}${needsApproval ? ' (approved)' : ''}`
    }
  }
}

/** One line an endpoint: method, path, roles, body kind, in columns, sorted by path. */
export function routeTable(list: readonly Endpoint[] = allEndpoints): string {
  const rows = list
    .map((endpoint) => [endpoint.method, endpoint.path, rolesOf(endpoint), endpoint.body?.kind ?? '-'])
    .sort((a, b) => (a[1] ?? '').localeCompare(b[1] ?? '') || (a[0] ?? '').localeCompare(b[0] ?? ''))
  const table = [['METHOD', 'PATH', 'ROLES', 'BODY'], ...rows]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => (row[column] ?? '').length)))
  return table
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd())
    .join('\n')
}
