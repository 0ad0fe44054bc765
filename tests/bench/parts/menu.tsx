import { Menu, type MenuItem } from '@pilotpair/ui/menu'

const items: MenuItem[] = [
  { kind: 'link', href: '/profile', label: 'Profile' },
  { kind: 'action', label: 'Log Out', onSelect: () => undefined },
]

export const Part = () => <Menu label="Account" items={items} trigger="Account" />
