import { publicationStatuses, type AdminStats } from 'shared-lib/contracts';
import type { Database } from '../../db/open-database.ts';

const countActiveAndInactive = async (db: Database, table: 'services' | 'sectors' | 'sliders') => {
  const rows = await db
    .selectFrom(table)
    .select(['is_active', ({ fn }) => fn.countAll().as('count')])
    .groupBy('is_active')
    .execute();
  const of = (flag: number) => Number(rows.find(({ is_active }) => is_active === flag)?.count ?? 0);
  return { active: of(1), inactive: of(0) };
};

const countByStatus = async (db: Database, table: 'articles' | 'studies') => {
  const rows = await db
    .selectFrom(table)
    .select(['status', ({ fn }) => fn.countAll().as('count')])
    .groupBy('status')
    .execute();
  const [draft = 0, scheduled = 0, published = 0, archived = 0] = publicationStatuses.map((status) =>
    Number(rows.find((row) => row.status === status)?.count ?? 0),
  );
  return { draft, scheduled, published, archived };
};

/** Content by kind and status. */
export const countContent = async (db: Database): Promise<AdminStats['content']> => ({
  services: await countActiveAndInactive(db, 'services'),
  sectors: await countActiveAndInactive(db, 'sectors'),
  sliders: await countActiveAndInactive(db, 'sliders'),
  articles: await countByStatus(db, 'articles'),
  studies: await countByStatus(db, 'studies'),
});

/** Accounts by role, and the pending and suspended ones of all roles. */
export const countUsers = async (db: Database): Promise<AdminStats['users']> => {
  const rows = await db
    .selectFrom('users')
    .select(['role', 'status', ({ fn }) => fn.countAll().as('count')])
    .groupBy(['role', 'status'])
    .execute();
  const of = (matches: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(matches).reduce((sum, { count }) => sum + Number(count), 0);
  return {
    admin: of(({ role }) => role === 'admin'),
    consultant: of(({ role }) => role === 'consultant'),
    client: of(({ role }) => role === 'client'),
    pending: of(({ status }) => status === 'pending'),
    suspended: of(({ status }) => status === 'suspended'),
    total: of(() => true),
  };
};
