import { paths } from 'shared-lib/paths';
import type { Notification } from 'shared-lib/contracts';
import type { Row } from '../../db/tables.ts';
import { inboxOf, newsLetter } from './letters.ts';
import { addClaimToken } from './repository.ts';
import type { RequestRow, Work } from './work.ts';

interface News {
  kind: Notification['kind'];
  title: string;
  /** What somebody wrote, if anything. */
  body?: string;
}

const BODY_MAX = 200;

const short = (text: string) => (text.length > BODY_MAX ? `${text.slice(0, BODY_MAX)}…` : text);

const findUser = ({ trx }: Work, id: number): Promise<Row<'users'> | undefined> =>
  trx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

const activeAdmins = ({ trx }: Work): Promise<Row<'users'>[]> =>
  trx.selectFrom('users').selectAll().where('role', '=', 'admin').where('status', '=', 'active').execute();

const notify = async (
  { trx, now }: Work,
  userId: number,
  { kind, title, body = '' }: News,
  link: string,
): Promise<void> => {
  await trx
    .insertInto('notifications')
    .values({ user_id: userId, kind, title, body: short(body), link, at: now })
    .execute();
};

/** Tells whoever sent a request: in the account, when there is one, and by mail. A visitor's mail holds a claim link. */
export const tellClient = async (work: Work, row: RequestRow, { body = '', ...news }: News): Promise<void> => {
  const { siteOrigin, us, mails } = work;
  const user = row.user_id === null ? undefined : await findUser(work, row.user_id);
  if (user) {
    const link = paths.request(row.reference);
    await notify(work, user.id, { ...news, body: `${row.reference} ${body}`.trim() }, link);
    mails.push(
      newsLetter(row, { to: user.email, name: user.name, title: news.title, body, link: siteOrigin + link }, us),
    );
    return;
  }
  // Who deleted an account left no address.
  if (!row.email) return;
  const link = siteOrigin + paths.claim(await addClaimToken(work, row));
  mails.push(newsLetter(row, { to: row.email, name: row.name, title: news.title, body, link }, us));
};

/** Where somebody of the company works on a request. */
export const staffLink = ({ kind, reference }: RequestRow, { role }: Pick<Row<'users'>, 'role'>): string =>
  role === 'admin' ? paths.admin.request(inboxOf[kind], reference) : paths.request(reference);

const tellOne = async (work: Work, row: RequestRow, user: Row<'users'>, { body = '', ...news }: News): Promise<void> =>
  notify(work, user.id, { ...news, body: `${row.reference} ${body}`.trim() }, staffLink(row, user));

/** Tells the consultant who has the request, or the administration while nobody has. */
export const tellStaff = async (work: Work, row: RequestRow, news: News): Promise<void> => {
  const { siteOrigin, us, mails } = work;
  const assignee = row.assignee_id === null ? undefined : await findUser(work, row.assignee_id);
  for (const user of assignee ? [assignee] : await activeAdmins(work)) await tellOne(work, row, user, news);
  const to = assignee?.email ?? us.email;
  const link =
    siteOrigin + (assignee ? staffLink(row, assignee) : paths.admin.request(inboxOf[row.kind], row.reference));
  mails.push(
    newsLetter(
      row,
      { to, replyTo: row.email, name: assignee?.name ?? us.name, title: news.title, body: news.body ?? '', link },
      us,
    ),
  );
};

/** Tells the administration, within the admin area only. */
export const tellAdmins = async (work: Work, row: RequestRow, news: News): Promise<void> => {
  for (const admin of await activeAdmins(work)) if (admin.id !== work.actor.id) await tellOne(work, row, admin, news);
};

/** Tells one colleague, in the account and by mail. */
export const tellColleague = async (work: Work, row: RequestRow, userId: number, news: News): Promise<void> => {
  const user = await findUser(work, userId);
  if (!user || user.id === work.actor.id) return;
  await tellOne(work, row, user, news);
  work.mails.push(
    newsLetter(
      row,
      {
        to: user.email,
        name: user.name,
        title: news.title,
        body: news.body ?? '',
        link: work.siteOrigin + staffLink(row, user),
      },
      work.us,
    ),
  );
};
