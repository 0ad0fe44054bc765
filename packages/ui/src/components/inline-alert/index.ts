export { alertRoles, InlineAlert, type AlertRole, type InlineAlertProps } from './InlineAlert.tsx'
