import { answerList, listQuerystring } from '../../dialect/answer-list.ts';
import type { ListResource } from '../../dialect/list-resource.ts';
import type { Database } from '../../db/open-database.ts';
import { found, idParams, rowNumber } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import { presentUser } from './present.ts';
import { findUser } from './repository.ts';

const text = (name: string) => ({ ref: `users.${name}`, type: 'text' }) as const;

const users: ListResource = {
  columns: {
    id: { ref: 'users.id', type: 'integer' },
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    company: text('company'),
    country: text('country'),
    role: text('role'),
    status: text('status'),
    last_login_at: { ...text('last_login_at'), isNullable: true },
    created_at: text('created_at'),
    updated_at: text('updated_at'),
  },
  search: 'users.search',
  key: 'users.id',
};

interface Parts {
  db: Database;
  siteOrigin: string;
}

export const adminUserRoutes = ({ db, siteOrigin }: Parts) => async (app: Api) => {
  app.get('/api/admin/users', { config: { access: 'admin' }, schema: { querystring: listQuerystring } }, ({ query, url }, reply) =>
    answerList({
      query,
      address: new URL(url, siteOrigin),
      reply,
      base: db.selectFrom('users').selectAll(),
      resource: users,
      present: presentUser,
    }),
  );

  app.get('/api/admin/users/:id', { config: { access: 'admin' }, schema: { params: idParams } }, async ({ params }) => {
    const id = rowNumber(params.id);
    return presentUser(found(id === undefined ? undefined : await findUser(db, id)));
  });
};
