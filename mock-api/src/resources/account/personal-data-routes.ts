import { deleteAccountInput, receipt } from 'shared-lib/contracts';
import { isoNow } from '../../clock.ts';
import { copy } from '../../copy/ar.ts';
import type { FileStore } from '../../files/file-store.ts';
import { caller } from '../../http/access.ts';
import type { Api } from '../../http/validation.ts';
import { actorOf, workAlone } from '../requests/work.ts';
import { deleteAccount, exportAccount, removeFiles } from './personal-data.ts';
import { requirePassword } from './profile.ts';
import type { AccountParts } from './profile-routes.ts';

interface Parts extends AccountParts {
  files: FileStore;
}

const config = { access: 'signed-in' } as const;

/** What people may ask of us about themselves: everything that we keep, and to keep it no more. */
export const personalDataRoutes = (parts: Parts) => async (app: Api) => {
  const { db, clock, limiter, files } = parts;

  app.get(
    '/api/account/export',
    { config, schema: { summary: 'Everything that is kept about the caller, as a file.' } },
    async (request, reply) => {
      const name = `account-${isoNow(clock).slice(0, 10)}.json`;
      void reply.header('content-disposition', `attachment; filename="${name}"`);
      return exportAccount(db, caller(request), isoNow(clock));
    },
  );

  app.delete(
    '/api/account',
    {
      config: { ...config, takesKey: false },
      schema: {
        summary: 'Deletes the account and takes its owner out of the requests.',
        body: deleteAccountInput,
        response: { 200: receipt },
      },
    },
    async (request) => {
      const user = caller(request);
      await limiter.take('password', String(user.id));
      await requirePassword(db, user, request.body.password, 'password');
      const gone: string[] = [];
      await workAlone(
        parts,
        async (work) =>
          void gone.push(...(await deleteAccount({ ...work, actor: { ...actorOf(user), role: 'client' } }, user))),
      );
      await removeFiles(files, gone);
      return { success: true, message: copy.account.deleted };
    },
  );
};
