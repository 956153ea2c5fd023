import { fieldErrorMessage } from 'shared-lib/copy';
import {
  notificationKindsByRole,
  type NotificationKind,
  type NotificationPreference,
  type NotificationPreferenceInput,
  type Role,
} from 'shared-lib/contracts';
import type { Database } from '../../db/open-database.ts';
import { flag } from '../../db/tables.ts';
import { invalid } from '../../http/api-error.ts';

interface Recipient {
  id: number;
  role: Role;
}

/** Where a notification is sent. */
export interface Channels {
  here: boolean;
  email: boolean;
}

/** Kinds that have no email. */
const withoutEmail: readonly NotificationKind[] = ['deadline', 'approval'];

/** A quote ends at a date, so its client always gets the email. */
const isEmailFixed = (role: Role, kind: NotificationKind): boolean => role === 'client' && kind === 'quote';

/** Where a user wants to be notified of a kind of event. Both channels are on until the user turns one off. */
export const readChannels = async (
  db: Database,
  { id, role }: Recipient,
  kind: NotificationKind,
): Promise<Channels> => {
  const row = await db
    .selectFrom('notification_preferences')
    .select(['here', 'email'])
    .where('user_id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return { here: row?.here !== 0, email: isEmailFixed(role, kind) || row?.email !== 0 };
};

/** The preferences of a user, one for each kind that the role receives. */
export const readPreferences = async (db: Database, { id, role }: Recipient): Promise<NotificationPreference[]> => {
  const rows = await db.selectFrom('notification_preferences').selectAll().where('user_id', '=', id).execute();
  const chosen = new Map(rows.map((row) => [row.kind, row]));
  return notificationKindsByRole[role].map((kind) => {
    const row = chosen.get(kind);
    const is_email_fixed = isEmailFixed(role, kind);
    return {
      kind,
      here: row?.here !== 0,
      email: withoutEmail.includes(kind) ? null : is_email_fixed || row?.email !== 0,
      is_email_fixed,
    };
  });
};

/** Saves the preference for one kind. @throws {ApiError} 422 for a kind of another role, or an email that is always sent */
export const savePreference = async (
  db: Database,
  { id, role }: Recipient,
  { kind, here, email }: NotificationPreferenceInput,
): Promise<void> => {
  if (!notificationKindsByRole[role].includes(kind)) throw invalid({ kind: [fieldErrorMessage('choice-invalid')] });
  if (!email && isEmailFixed(role, kind)) throw invalid({ email: [fieldErrorMessage('quote-email-fixed')] });
  const chosen = { here: flag(here), email: flag(email) };
  await db
    .insertInto('notification_preferences')
    .values({ user_id: id, kind, ...chosen })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(chosen))
    .execute();
};
