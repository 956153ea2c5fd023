import { deleteAccountInput, receipt } from 'shared-lib/contracts';
import { isoNow } from '../../clock.ts';
import { copy } from '../../copy/ar.ts';
import type { FileStore } from '../../files/file-store.ts';
import { currentUser } from '../../http/access.ts';
import type { Api } from '../../http/validation.ts';
import { actorOf } from '../requests/lifecycle/request-context.ts';
import { runSystemChange } from '../requests/lifecycle/run-change.ts';
import { deleteAccount, exportAccount, removeFiles } from './personal-data.ts';
import { assertPassword } from './profile.ts';
import type { AccountDeps } from './profile-routes.ts';

interface Deps extends AccountDeps {
  files: FileStore;
}

const config = { access: 'signed-in' } as const;

/** Data protection rights of a user: export of all personal data, and deletion of the account. */
export const personalDataRoutes = (deps: Deps) => async (app: Api) => {
  const { db, clock, limiter, files } = deps;

  app.get(
    '/api/account/export',
    { config, schema: { summary: 'All data stored about the signed-in user, as a JSON file.' } },
    async (request, reply) => {
      const name = `account-${isoNow(clock).slice(0, 10)}.json`;
      void reply.header('content-disposition', `attachment; filename="${name}"`);
      return exportAccount(db, currentUser(request), isoNow(clock));
    },
  );

  app.delete(
    '/api/account',
    {
      config: { ...config, acceptsIdempotencyKey: false },
      schema: {
        summary: 'Deletes the account and anonymises its requests.',
        body: deleteAccountInput,
        response: { 200: receipt },
      },
    },
    async (request) => {
      const user = currentUser(request);
      await limiter.consume('password', String(user.id));
      await assertPassword(db, user, request.body.password, 'password');
      const filesToRemove: string[] = [];
      await runSystemChange(
        deps,
        async (context) =>
          void filesToRemove.push(
            ...(await deleteAccount({ ...context, actor: { ...actorOf(user), role: 'client' } }, user)),
          ),
      );
      await removeFiles(files, filesToRemove);
      return { success: true, message: copy.account.deleted };
    },
  );
};
