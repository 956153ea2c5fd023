import type { AdminStats, PublicationStatus } from 'shared-lib/contracts';
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

/** Rows by publication status. */
export const countByStatus = async (db: Database, table: 'articles' | 'studies') => {
  const rows = await db
    .selectFrom(table)
    .select(['status', ({ fn }) => fn.countAll().as('count')])
    .groupBy('status')
    .execute();
  const countOf = (status: PublicationStatus) => Number(rows.find((row) => row.status === status)?.count ?? 0);
  return {
    draft: countOf('draft'),
    scheduled: countOf('scheduled'),
    published: countOf('published'),
    archived: countOf('archived'),
  };
};

/** Content by kind and status. */
export const countContent = async (db: Database): Promise<AdminStats['content']> => ({
  services: await countActiveAndInactive(db, 'services'),
  sectors: await countActiveAndInactive(db, 'sectors'),
  sliders: await countActiveAndInactive(db, 'sliders'),
  articles: await countByStatus(db, 'articles'),
  studies: await countByStatus(db, 'studies'),
});

/**
 * Accounts by role, and the pending and suspended ones of all roles. The count of clients, who are nearly all accounts, is
 * what remains: to count them would take longer than everything else here.
 */
export const countUsers = async (db: Database): Promise<AdminStats['users']> => {
  const users = db.selectFrom('users').select(({ fn }) => fn.countAll().as('count'));
  const countOf = async (query: typeof users) => Number((await query.executeTakeFirstOrThrow()).count);
  const total = await countOf(users);
  const admin = await countOf(users.where('role', '=', 'admin'));
  const consultant = await countOf(users.where('role', '=', 'consultant'));
  return {
    admin,
    consultant,
    client: total - admin - consultant,
    pending: await countOf(users.where('status', '=', 'pending')),
    suspended: await countOf(users.where('status', '=', 'suspended')),
    total,
  };
};
