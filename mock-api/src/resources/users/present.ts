import type { user } from 'shared-lib/contracts';
import type * as z from 'zod/mini';
import type { Row } from '../../db/tables.ts';
import { presentRow } from '../../fields/rows.ts';
import { userFields } from '../../fields/users.ts';

/** A user as the API has stored it: without the neutral values that a reader may get. */
export type StoredUser = z.input<typeof user>;

/** A user for API responses, without password hash and search text. */
export const presentUser = (row: Row<'users'>): StoredUser => presentRow(userFields, row);
