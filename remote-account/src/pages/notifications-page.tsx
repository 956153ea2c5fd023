export { Notifications as NotificationsPage } from '../features/notifications/notifications.tsx';
