import { isoAfter, isoNow, SECOND, MINUTE, HOUR, type Clock } from '../clock.ts';
import { sha256 } from '../auth/tokens.ts';
import type { Database } from '../db/open-database.ts';
import { tooManyRequests } from './api-error.ts';
import type { Api } from './validation.ts';

interface Rule {
  max: number;
  /** Length of the window in milliseconds. */
  window: number;
}

/**
 * Failed sign-ins per account and address, failed sign-ins per address, what visitors may send per address, and failed tries
 * of the own password per user.
 */
export type LimitName = 'signIn' | 'signInAddress' | 'forms' | 'password';
export type Limits = Record<LimitName, Rule>;

export const defaultLimits: Limits = {
  signIn: { max: 5, window: 15 * MINUTE },
  signInAddress: { max: 50, window: HOUR },
  forms: { max: 20, window: 10 * MINUTE },
  password: { max: 10, window: 15 * MINUTE },
};

/** For tests of other things: nothing is counted. */
export const noLimits: Limits = {
  signIn: { max: Infinity, window: MINUTE },
  signInAddress: { max: Infinity, window: MINUTE },
  forms: { max: Infinity, window: MINUTE },
  password: { max: Infinity, window: MINUTE },
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counts each call of the route against this limit, per address. */
    limit?: LimitName;
  }
}

export interface RateLimiter {
  /** Counts one try of `who`. @throws {ApiError} 429 when there were too many in the current window */
  take(limit: LimitName, who: string): Promise<void>;
  /** Takes a try back: it turned out to be a good one. */
  giveBack(limit: LimitName, who: string): Promise<void>;
}

/** Counts in the database, so that a restart or a second server forgets nothing. */
export const createRateLimiter = (db: Database, clock: Clock, limits: Limits): RateLimiter => {
  const keyOf = (limit: LimitName, who: string) => sha256(`${limit} ${who}`);

  const count = async (key: string, window: number) => {
    const now = isoNow(clock);
    const resets_at = isoAfter(clock, window);
    await db.deleteFrom('rate_limits').where('resets_at', '<=', now).execute();
    return db
      .insertInto('rate_limits')
      .values({ key, count: 1, resets_at })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => ({ count: eb('rate_limits.count', '+', 1) })),
      )
      .returning(['count', 'resets_at'])
      .executeTakeFirstOrThrow();
  };

  return {
    async take(limit, who) {
      const { max, window } = limits[limit];
      if (max === Infinity) return;
      const tried = await count(keyOf(limit, who), window);
      if (tried.count > max) throw tooManyRequests((Date.parse(tried.resets_at) - clock().getTime()) / SECOND);
    },
    async giveBack(limit, who) {
      if (limits[limit].max === Infinity) return;
      await db
        .updateTable('rate_limits')
        .set((eb) => ({ count: eb('count', '-', 1) }))
        .where('key', '=', keyOf(limit, who))
        .where('count', '>', 0)
        .execute();
    },
  };
};

/** Applies `config.limit` of routes, before the body is read. */
export const limitRoutes = (app: Api, limiter: RateLimiter): void => {
  app.addHook('onRequest', async (request) => {
    const { limit } = request.routeOptions.config;
    if (limit) await limiter.take(limit, request.ip);
  });
};
