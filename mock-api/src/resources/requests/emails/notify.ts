import { cutText } from 'shared-lib/format';
import { paths, type RequestItem } from 'shared-lib/paths';
import type { NotificationKind } from 'shared-lib/contracts';
import type { Row } from '../../../db/tables.ts';
import type { EmailCalendar } from '../../../mail/mailer.ts';
import { readChannels } from '../../account/notification-preferences.ts';
import type { RequestContext, RequestRow } from '../lifecycle/request-context.ts';
import { addClaimToken, inboxName } from '../repository.ts';
import { clientNoticeEmail, staffNoticeEmail } from './request-emails.ts';

interface Notice {
  kind: NotificationKind;
  title: string;
  /** The text that a person wrote, when there is one. */
  body?: string;
  /** What the notice is about: its links open the request at this item. */
  at?: RequestItem;
  /** The appointment, for the calendar of the reader. */
  calendar?: EmailCalendar;
}

const attached = ({ calendar }: Notice) => (calendar ? { calendar } : {});

const BODY_MAX = 200;

const truncate = (text: string) => (text.length > BODY_MAX ? `${cutText(text, BODY_MAX)}…` : text);

const findUser = ({ trx }: RequestContext, id: number): Promise<Row<'users'> | undefined> =>
  trx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

const activeAdmins = ({ trx }: RequestContext): Promise<Row<'users'>[]> =>
  trx.selectFrom('users').selectAll().where('role', '=', 'admin').where('status', '=', 'active').execute();

const addNotification = async (
  { trx, now }: RequestContext,
  { reference }: RequestRow,
  userId: number,
  { kind, title, body = '' }: Notice,
  link: string,
): Promise<void> => {
  await trx
    .insertInto('notifications')
    .values({ user_id: userId, kind, title, body: truncate(`${reference} ${body}`.trim()), link, at: now })
    .execute();
};

/**
 * Notifies the sender of a request by email and, when the sender has an account, in the account. The email to a visitor
 * contains a claim link.
 */
export const notifyClient = async (context: RequestContext, row: RequestRow, notice: Notice): Promise<void> => {
  const { siteOrigin, companyContact, emails } = context;
  const { kind: about, title, body = '' } = notice;
  const user = row.user_id === null ? undefined : await findUser(context, row.user_id);
  if (user) {
    const link = paths.request(row.reference, notice.at);
    const { here, email } = await readChannels(context.trx, user, notice.kind);
    if (here) await addNotification(context, row, user.id, notice, link);
    if (email)
      emails.push({
        ...clientNoticeEmail(
          row,
          { to: user.email, name: user.name, about, title, body, link: siteOrigin + link },
          companyContact,
        ),
        ...attached(notice),
      });
    return;
  }
  // The requests of a deleted account have no e-mail address.
  if (!row.email) return;
  const token = await addClaimToken(context, row);
  const link = siteOrigin + (notice.at === 'appointment' ? paths.claimBooking(token) : paths.claim(token));
  emails.push({
    ...clientNoticeEmail(row, { to: row.email, name: row.name, about, title, body, link }, companyContact),
    ...attached(notice),
  });
};

/** Path of the page where a staff member handles a request. */
export const staffRequestPath = (
  { kind, reference }: RequestRow,
  { role }: Pick<Row<'users'>, 'role'>,
  at?: RequestItem,
): string => (role === 'admin' ? paths.admin.request(inboxName[kind], reference, at) : paths.request(reference, at));

/** Notifies a staff member in the account, if they want that. @returns whether they want an email */
const notifyInAccount = async (
  context: RequestContext,
  row: RequestRow,
  user: Row<'users'>,
  notice: Notice,
): Promise<boolean> => {
  const { here, email } = await readChannels(context.trx, user, notice.kind);
  if (here) await addNotification(context, row, user.id, notice, staffRequestPath(row, user, notice.at));
  return email;
};

/** Notifies the assigned consultant by email and in the account, or the admins when the request is unassigned. */
export const notifyStaff = async (context: RequestContext, row: RequestRow, notice: Notice): Promise<void> => {
  const { siteOrigin, companyContact, emails } = context;
  const assignee = row.assignee_id === null ? undefined : await findUser(context, row.assignee_id);
  let wantsEmail = true;
  for (const user of assignee ? [assignee] : await activeAdmins(context)) {
    const isEmailWanted = await notifyInAccount(context, row, user, notice);
    // The inbox of the company is nobody's preference.
    if (assignee) wantsEmail = isEmailWanted;
  }
  if (!wantsEmail) return;
  const { name, email } = assignee ?? companyContact;
  const link = siteOrigin + staffRequestPath(row, assignee ?? { role: 'admin' }, notice.at);
  emails.push({
    ...staffNoticeEmail(
      row,
      { to: email, replyTo: row.email, name, about: notice.kind, title: notice.title, body: notice.body ?? '', link },
      companyContact,
    ),
    ...attached(notice),
  });
};

/** Notifies all admins except the actor, in their accounts only. */
export const notifyAdmins = async (context: RequestContext, row: RequestRow, notice: Notice): Promise<void> => {
  for (const admin of await activeAdmins(context))
    if (admin.id !== context.actor.id) await notifyInAccount(context, row, admin, notice);
};

/** Notifies the assigned consultant or, without one, the admins; the other admins in their accounts only. */
export const notifyAllStaff = async (context: RequestContext, row: RequestRow, notice: Notice): Promise<void> => {
  await notifyStaff(context, row, notice);
  if (row.assignee_id === null) return;
  for (const admin of await activeAdmins(context))
    if (admin.id !== row.assignee_id) await notifyInAccount(context, row, admin, notice);
};

/** Notifies one staff member by email and in the account, unless this is the actor. */
export const notifyColleague = async (
  context: RequestContext,
  row: RequestRow,
  userId: number,
  notice: Notice,
): Promise<void> => {
  const user = await findUser(context, userId);
  if (!user || user.id === context.actor.id) return;
  if (!(await notifyInAccount(context, row, user, notice))) return;
  const link = context.siteOrigin + staffRequestPath(row, user, notice.at);
  context.emails.push(
    staffNoticeEmail(
      row,
      { to: user.email, name: user.name, about: notice.kind, title: notice.title, body: notice.body ?? '', link },
      context.companyContact,
    ),
  );
};

/** Notifies one staff member in the account only, whoever acts. */
export const notifyMember = async (
  context: RequestContext,
  row: RequestRow,
  userId: number,
  notice: Notice,
): Promise<void> => {
  const user = await findUser(context, userId);
  if (user) await notifyInAccount(context, row, user, notice);
};
