import type { User } from 'shared-lib/contracts';
import { DAY, isoAfter, isoNow, MINUTE, type Clock } from '../clock.ts';
import { createKept } from '../db/kept.ts';
import type { Database } from '../db/open-database.ts';
import { presentUser } from '../resources/users/present.ts';
import { newToken, sha256 } from './tokens.ts';

const IDLE = 7 * DAY;
const ABSOLUTE = 30 * DAY;
/** Being seen is written at most this often, so that reading pages does not write to the disk. */
const SEEN_EVERY = 5 * MINUTE;
const USER_AGENT_MAX = 200;
/** Sessions that a process remembers between two writes. */
const MOST_KEPT = 1000;

export interface OpenSession {
  id: number;
  user: User;
}

export interface Sessions {
  /**
   * Starts a session and gives its token, which exists nowhere else from then on.
   * @param on the transaction that it is a part of, if any
   */
  start(userId: number, userAgent: string, on?: Database): Promise<string>;
  /** The session of a token, unless it ended, expired, or its user was suspended. */
  open(token: string): Promise<OpenSession | null>;
  end(sessionId: number): Promise<void>;
}

/** The session of a token with its user, whatever has become of them. */
const findSession = (db: Database, tokenHash: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.token_hash', '=', tokenHash)
    .selectAll('users')
    .select(['sessions.id as session_id', 'sessions.last_seen_at', 'sessions.expires_at'])
    .executeTakeFirst();

type FoundSession = NonNullable<Awaited<ReturnType<typeof findSession>>>;

export const createSessions = (db: Database, clock: Clock): Sessions => {
  const kept = createKept<FoundSession>(db, MOST_KEPT);

  const find = async (tokenHash: string): Promise<FoundSession | undefined> => {
    const state = kept.now();
    const known = state?.get(tokenHash);
    if (known) return known;
    const row = await findSession(db, tokenHash);
    if (row) state?.keep(tokenHash, row);
    return row;
  };

  const isOpen = ({ expires_at, last_seen_at, status }: FoundSession): boolean =>
    expires_at > isoNow(clock) && last_seen_at > isoAfter(clock, -IDLE) && status !== 'suspended';

  const touch = (id: number) =>
    db
      .updateTable('sessions')
      .set({ last_seen_at: isoNow(clock) })
      .where('id', '=', id)
      .execute();

  return {
    async start(userId, userAgent, on = db) {
      const token = newToken();
      const now = isoNow(clock);
      await on.deleteFrom('sessions').where('expires_at', '<=', now).execute();
      await on
        .insertInto('sessions')
        .values({
          user_id: userId,
          token_hash: sha256(token),
          user_agent: userAgent.slice(0, USER_AGENT_MAX),
          created_at: now,
          last_seen_at: now,
          expires_at: isoAfter(clock, ABSOLUTE),
        })
        .execute();
      return token;
    },

    async open(token) {
      const row = await find(sha256(token));
      if (!row || !isOpen(row)) return null;
      if (row.last_seen_at <= isoAfter(clock, -SEEN_EVERY)) await touch(row.session_id);
      return { id: row.session_id, user: presentUser(row) };
    },

    async end(sessionId) {
      await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
    },
  };
};
