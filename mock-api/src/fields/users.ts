import type { Role, UserStatus } from 'shared-lib/contracts';
import { csvCopy as copy } from '../copy/csv.ts';
import { integer, moment, nullableMoment, text } from './field.ts';

/** The fields of an account that are written by hand. The password has no field, so that no response can contain it. */
export const writtenUserFields = {
  name: text({ label: copy.name, isSearched: true, isName: true }),
  /** Lower case. */
  email: text({ label: copy.email, isSearched: true }),
  /** As typed. */
  phone: text({ label: copy.phone, isSearched: true }),
  /** The numbers in `phone` (E.164), separated by a space; empty when none is recognised. */
  phone_e164: text({ isSearched: true }),
  company: text({ label: copy.company, isSearched: true, isName: true }),
  country: text({ label: copy.country, isSearched: true }),
  role: text<Role>({ label: copy.role, choices: copy.roles }),
  status: text<UserStatus>({ label: copy.status, choices: copy.userStatuses }),
};

export const userFields = {
  id: integer({ label: copy.id }),
  ...writtenUserFields,
  last_login_at: nullableMoment({ label: copy.lastLogin }),
  created_at: moment({ label: copy.createdAt }),
  updated_at: moment(),
};
