import type { FileStore } from '../../files/file-store.ts';
import type { Api } from '../../http/validation.ts';
import { downloadRoutes } from './download-routes.ts';
import { notificationRoutes } from './notification-routes.ts';
import { personalDataRoutes } from './personal-data-routes.ts';
import { profileRoutes, type AccountParts } from './profile-routes.ts';
import { savedRoutes } from './saved-routes.ts';

/** What belongs to whoever is signed in, whatever their role. */
export const accountRoutes = (parts: AccountParts & { files: FileStore }) => async (app: Api) => {
  await app.register(profileRoutes(parts));
  await app.register(personalDataRoutes(parts));
  await app.register(savedRoutes(parts));
  await app.register(downloadRoutes(parts));
  await app.register(notificationRoutes(parts));
};
