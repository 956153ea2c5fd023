import type { ConsultantProfile, ConsultantProfileInput, OwnConsultantProfile } from 'shared-lib/contracts';
import type { Database } from '../../db/open-database.ts';
import { readCvFile } from './consultant-files.ts';

const find = (db: Database, id: number) =>
  db.selectFrom('consultant_profiles').selectAll().where('user_id', '=', id).executeTakeFirst();

const nothing = { specialty: '', cv: '', link: '', written_at: null };

/** What a consultant wrote; empty before. */
export const readOwnProfile = async (db: Database, id: number): Promise<OwnConsultantProfile> => {
  const { specialty, cv, link, written_at } = (await find(db, id)) ?? nothing;
  return { specialty, cv, link, file: await readCvFile(db, id), written_at };
};

/** The profile of a consultant with the last decision on the account. */
export const readConsultantProfile = async (db: Database, id: number): Promise<ConsultantProfile> => {
  const row = await find(db, id);
  const { decision = null, reason = '', decided_at = null, decided_by = '' } = row ?? {};
  return {
    ...(await readOwnProfile(db, id)),
    decision: decision && decided_at ? { decision, reason, at: decided_at, by: decided_by } : null,
  };
};

/** Stores what a consultant wrote. */
export const writeOwnProfile = async (
  db: Database,
  id: number,
  input: ConsultantProfileInput,
  now: string,
): Promise<OwnConsultantProfile> => {
  const row = { ...input, written_at: now };
  await db
    .insertInto('consultant_profiles')
    .values({ user_id: id, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  return readOwnProfile(db, id);
};

interface Decision {
  decision: 'approve' | 'reject';
  reason: string;
  decided_at: string;
  decided_by: string;
}

/** Stores the decision on the account of a consultant in place of the one before. */
export const writeDecision = async (db: Database, id: number, decision: Decision): Promise<void> => {
  await db
    .insertInto('consultant_profiles')
    .values({ user_id: id, ...decision })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(decision))
    .execute();
};
