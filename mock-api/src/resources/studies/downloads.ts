import type { StudyDownload, User } from 'shared-lib/contracts';
import type { Kysely, Transaction } from 'kysely';
import { newToken, sha256 } from '../../auth/tokens.ts';
import { isoAfter, isoNow, MINUTE, type Clock } from '../../clock.ts';
import { studyCopy } from '../../copy/studies.ts';
import type { Tables } from '../../db/tables.ts';
import { ApiError } from '../../http/api-error.ts';
import { downloadPath } from './present.ts';

/** A link lives long enough to be followed, and too short to be passed around. */
const LINK_LIVES = MINUTE;

interface NewLink {
  study: { id: number; slug: string };
  /** Whoever is signed in; a visitor leaves an address instead. */
  user: User | undefined;
  email: string;
  /** Bytes of the file. */
  size: number;
}

export const fileName = ({ slug }: { slug: string }): string => `${slug}.pdf`;

/** Notes who asked for a study's file, and gives a link to this one file. */
export const insertLink = async (
  trx: Transaction<Tables>,
  { study, user, email, size }: NewLink,
  clock: Clock,
): Promise<StudyDownload> => {
  const token = newToken();
  const expires_at = isoAfter(clock, LINK_LIVES);
  await trx
    .insertInto('study_downloads')
    .values({
      study_id: study.id,
      user_id: user?.id ?? null,
      email: user ? '' : email,
      token_hash: sha256(token),
      expires_at,
      created_at: isoNow(clock),
    })
    .execute();
  return {
    success: true,
    message: studyCopy.linkReady,
    data: { url: `${downloadPath(study)}?token=${token}`, expires_at, file_name: fileName(study), file_size: size },
  };
};

/** The link of a token. @throws {ApiError} 410 when it is of another file, too old, or was never given */
export const openLink = async (
  db: Kysely<Tables>,
  studyId: number,
  token: string,
  clock: Clock,
): Promise<{ id: number }> => {
  const link = await db
    .selectFrom('study_downloads')
    .select('id')
    .where('token_hash', '=', sha256(token))
    .where('study_id', '=', studyId)
    .where('expires_at', '>', isoNow(clock))
    .executeTakeFirst();
  if (!link) throw new ApiError(410, studyCopy.linkExpired);
  return link;
};

const countOne = (trx: Transaction<Tables>, studyId: number) =>
  trx
    .updateTable('studies')
    .set((eb) => ({ downloads: eb('downloads', '+', 1) }))
    .where('id', '=', studyId)
    .execute();

/** Counts a followed link once, however often a reader's program asks for the file. */
export const countLink = (db: Kysely<Tables>, studyId: number, linkId: number, clock: Clock): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('study_downloads')
      .set({ downloaded_at: isoNow(clock) })
      .where('id', '=', linkId)
      .where('downloaded_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) await countOne(trx, studyId);
  });

/** Notes and counts a file that was sent to somebody who is signed in. */
export const countDirect = (db: Kysely<Tables>, studyId: number, user: User, clock: Clock): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const now = isoNow(clock);
    await trx
      .insertInto('study_downloads')
      .values({ study_id: studyId, user_id: user.id, email: '', downloaded_at: now, created_at: now })
      .execute();
    await countOne(trx, studyId);
  });
