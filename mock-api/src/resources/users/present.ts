import type { User } from 'shared-lib/contracts';
import type { Row } from '../../db/tables.ts';

/** A user for API responses, without password hash and search text. */
export const presentUser = (row: Row<'users'>): User => ({
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
