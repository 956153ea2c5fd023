import { notificationsPage } from 'shared-lib/copy';

export const notificationsCopy = {
  title: notificationsPage.title,
  description: 'ما حدث في طلباتك، وكيف نخبرك به.',
} as const;
