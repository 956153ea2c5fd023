export { NotificationsPage } from 'shared-lib/notifications/page';
