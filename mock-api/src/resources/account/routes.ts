import type { FileStore } from '../../files/file-store.ts';
import type { Api } from '../../http/validation.ts';
import { savedCalculationRoutes } from '../calculations/account-routes.ts';
import { consultantFileRoutes, consultantProfileRoutes } from './consultant-routes.ts';
import { notificationRoutes } from './notification-routes.ts';
import { personalDataRoutes } from './personal-data.ts';
import { profileRoutes, type AccountDeps } from './profile-routes.ts';
import { savedRoutes, downloadRoutes } from './saved-routes.ts';

/** Account routes for signed-in users of every role. */
export const accountRoutes = (deps: AccountDeps & { files: FileStore }) => async (app: Api) => {
  await app.register(profileRoutes(deps));
  await app.register(consultantProfileRoutes(deps));
  await app.register(consultantFileRoutes(deps));
  await app.register(personalDataRoutes(deps));
  await app.register(savedRoutes(deps));
  await app.register(savedCalculationRoutes(deps));
  await app.register(downloadRoutes(deps));
  await app.register(notificationRoutes(deps));
};
