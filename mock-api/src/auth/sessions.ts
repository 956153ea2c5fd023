import { DAY, isoAfter, isoNow, MINUTE, type Clock } from '../clock.ts';
import { createDatabaseCache } from '../db/database-cache.ts';
import type { Database } from '../db/open-database.ts';
import { presentUser, type StoredUser } from '../resources/users/repository.ts';
import { newToken, sha256 } from './tokens.ts';

const IDLE_TIMEOUT = 7 * DAY;
const MAX_LIFETIME = 30 * DAY;
/** Minimum time between two updates of `last_seen_at`, so that reading pages rarely writes to the disk. */
const SEEN_INTERVAL = 5 * MINUTE;
const USER_AGENT_MAX = 200;
/** Sessions that a process caches between two writes. */
const MAX_CACHED = 1000;

export interface OpenSession {
  id: number;
  user: StoredUser;
}

export interface Sessions {
  /**
   * Starts a session.
   * @param trx the transaction to use, if any
   * @returns the token; only its hash is stored
   */
  start(userId: number, userAgent: string, trx?: Database): Promise<string>;
  /** The session of a token; `null` when it ended or expired, or its user is suspended. */
  open(token: string): Promise<OpenSession | null>;
  end(sessionId: number): Promise<void>;
}

/** The session of a token with its user, even when it has expired or the user is suspended. */
const findSession = (db: Database, tokenHash: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.token_hash', '=', tokenHash)
    .selectAll('users')
    .select(['sessions.id as session_id', 'sessions.last_seen_at', 'sessions.expires_at'])
    .executeTakeFirst();

type FoundSession = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** Deletes sessions that nobody can use any more. @returns their number */
export const removeEndedSessions = async ({ db, clock }: { db: Database; clock: Clock }): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where((eb) =>
      eb.or([eb('expires_at', '<=', isoNow(clock)), eb('last_seen_at', '<=', isoAfter(clock, -IDLE_TIMEOUT))]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};

export const createSessions = (db: Database, clock: Clock): Sessions => {
  const cache = createDatabaseCache<FoundSession>(db, MAX_CACHED);

  const find = async (tokenHash: string): Promise<FoundSession | undefined> => {
    const generation = cache.current();
    const cached = generation?.get(tokenHash);
    if (cached) return cached;
    const row = await findSession(db, tokenHash);
    if (row) generation?.set(tokenHash, row);
    return row;
  };

  const isOpen = ({ expires_at, last_seen_at, status }: FoundSession): boolean =>
    expires_at > isoNow(clock) && last_seen_at > isoAfter(clock, -IDLE_TIMEOUT) && status !== 'suspended';

  const touch = (id: number) =>
    db
      .updateTable('sessions')
      .set({ last_seen_at: isoNow(clock) })
      .where('id', '=', id)
      .execute();

  return {
    async start(userId, userAgent, trx = db) {
      const token = newToken();
      const now = isoNow(clock);
      await trx.deleteFrom('sessions').where('expires_at', '<=', now).execute();
      await trx
        .insertInto('sessions')
        .values({
          user_id: userId,
          token_hash: sha256(token),
          user_agent: userAgent.slice(0, USER_AGENT_MAX),
          created_at: now,
          last_seen_at: now,
          expires_at: isoAfter(clock, MAX_LIFETIME),
        })
        .execute();
      return token;
    },

    async open(token) {
      const row = await find(sha256(token));
      if (!row || !isOpen(row)) return null;
      if (row.last_seen_at <= isoAfter(clock, -SEEN_INTERVAL)) await touch(row.session_id);
      return { id: row.session_id, user: presentUser(row) };
    },

    async end(sessionId) {
      await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
    },
  };
};
