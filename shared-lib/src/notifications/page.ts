/** The page of all notifications. An entry point of its own, because its switches are heavier than the bell. */
export { NotificationsPage } from './notifications.tsx';
export { groupByDay } from './notification-item.tsx';
