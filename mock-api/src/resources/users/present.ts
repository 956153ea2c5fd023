import type { user } from 'shared-lib/contracts';
import type * as z from 'zod/mini';
import type { Row } from '../../db/tables.ts';

/** A user as the API has stored it: without the neutral values that a reader may get. */
export type StoredUser = z.input<typeof user>;

/** A user for API responses, without password hash and search text. */
export const presentUser = (row: Row<'users'>): StoredUser => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  company: row.company,
  country: row.country,
  role: row.role,
  status: row.status,
  last_login_at: row.last_login_at,
  created_at: row.created_at,
  updated_at: row.updated_at,
});
