export {
  NotificationList, notificationTexts,
  type NotificationItem, type NotificationListProps, type NotificationTexts,
} from './NotificationList.tsx'
