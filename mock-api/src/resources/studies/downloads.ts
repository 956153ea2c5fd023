import type { StudyDownload, User } from 'shared-lib/contracts';
import type { Kysely, Transaction } from 'kysely';
import { newToken, sha256 } from '../../auth/tokens.ts';
import { isoAfter, isoNow, MINUTE, type Clock } from '../../clock.ts';
import { studyCopy } from '../../copy/ar.ts';
import type { Tables } from '../../db/tables.ts';
import { ApiError } from '../../http/api-error.ts';
import { downloadPath } from './present.ts';

/** Long enough to follow a link, too short to share it. */
const LINK_LIFETIME = MINUTE;

interface NewLink {
  study: { id: number; slug: string };
  /** The signed-in user; visitors leave an e-mail address instead. */
  user: User | undefined;
  email: string;
  /** Size of the file in bytes. */
  size: number;
}

export const fileName = ({ slug }: { slug: string }): string => `${slug}.pdf`;

/** Stores a download request and returns a link to the file of the study. */
export const createDownloadLink = async (
  trx: Transaction<Tables>,
  { study, user, email, size }: NewLink,
  clock: Clock,
): Promise<StudyDownload> => {
  const token = newToken();
  const expires_at = isoAfter(clock, LINK_LIFETIME);
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

/** Finds the link of a token. @throws {ApiError} 410 when it is unknown, expired or belongs to another study */
export const findDownloadLink = async (
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

const incrementDownloads = (trx: Transaction<Tables>, studyId: number) =>
  trx
    .updateTable('studies')
    .set((eb) => ({ downloads: eb('downloads', '+', 1) }))
    .where('id', '=', studyId)
    .execute();

/** Counts a download once per link, because PDF viewers may request the file several times. */
export const countLinkDownload = (db: Kysely<Tables>, studyId: number, linkId: number, clock: Clock): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('study_downloads')
      .set({ downloaded_at: isoNow(clock) })
      .where('id', '=', linkId)
      .where('downloaded_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) await incrementDownloads(trx, studyId);
  });

/** Stores and counts a download of a signed-in user without a link. */
export const recordDirectDownload = (db: Kysely<Tables>, studyId: number, user: User, clock: Clock): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const now = isoNow(clock);
    await trx
      .insertInto('study_downloads')
      .values({ study_id: studyId, user_id: user.id, email: '', downloaded_at: now, created_at: now })
      .execute();
    await incrementDownloads(trx, studyId);
  });
