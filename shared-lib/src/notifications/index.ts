/** Notifications of the signed-in user, for the layouts of both signed-in applications. */
export { NotificationBell } from './bell.tsx';
