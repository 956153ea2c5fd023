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
 * - `signIn`: failed sign-ins per account and IP address
 * - `signInAddress`: failed sign-ins per IP address
 * - `forms`: public form submissions per IP address
 * - `documents`: documents that are made for one request, per IP address
 * - `cards`: pictures of calculations that are made for one request, per IP address
 * - `codes`: codes that are e-mailed to accept one agreement
 * - `verify`: agreements that are looked up by their number, per IP address
 * - `password`: failed checks of the current password per user
 */
export type LimitName = 'signIn' | 'signInAddress' | 'forms' | 'documents' | 'cards' | 'codes' | 'verify' | 'password';
export type Limits = Record<LimitName, Rule>;

export const defaultLimits: Limits = {
  signIn: { max: 5, window: 15 * MINUTE },
  signInAddress: { max: 50, window: HOUR },
  forms: { max: 20, window: 10 * MINUTE },
  documents: { max: 10, window: 10 * MINUTE },
  cards: { max: 30, window: 10 * MINUTE },
  codes: { max: 5, window: HOUR },
  verify: { max: 60, window: 10 * MINUTE },
  password: { max: 10, window: 15 * MINUTE },
};

/** Disables all limits, for tests. */
export const noLimits: Limits = {
  signIn: { max: Infinity, window: MINUTE },
  signInAddress: { max: Infinity, window: MINUTE },
  forms: { max: Infinity, window: MINUTE },
  documents: { max: Infinity, window: MINUTE },
  cards: { max: Infinity, window: MINUTE },
  codes: { max: Infinity, window: MINUTE },
  verify: { max: Infinity, window: MINUTE },
  password: { max: Infinity, window: MINUTE },
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counts each request to the route against this limit, per IP address. */
    limit?: LimitName;
  }
}

export interface RateLimiter {
  /** Counts one attempt of a subject (an IP address, an account, a user). @throws {ApiError} 429 above the limit */
  consume(limit: LimitName, subject: string): Promise<void>;
  /** Removes one counted attempt, because it was successful. */
  refund(limit: LimitName, subject: string): Promise<void>;
}

/** Counts in the database, so that the counts survive restarts and are shared by all servers. */
export const createRateLimiter = (db: Database, clock: Clock, limits: Limits): RateLimiter => {
  const keyOf = (limit: LimitName, subject: string) => sha256(`${limit} ${subject}`);

  const increment = async (key: string, window: number) => {
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
    async consume(limit, subject) {
      const { max, window } = limits[limit];
      if (max === Infinity) return;
      const counter = await increment(keyOf(limit, subject), window);
      if (counter.count > max) throw tooManyRequests((Date.parse(counter.resets_at) - clock().getTime()) / SECOND);
    },
    async refund(limit, subject) {
      if (limits[limit].max === Infinity) return;
      await db
        .updateTable('rate_limits')
        .set((eb) => ({ count: eb('count', '-', 1) }))
        .where('key', '=', keyOf(limit, subject))
        .where('count', '>', 0)
        .execute();
    },
  };
};

/** Enforces `config.limit` of the routes before the body is read. */
export const limitRoutes = (app: Api, limiter: RateLimiter): void => {
  app.addHook('onRequest', async (request) => {
    const { limit } = request.routeOptions.config;
    if (limit) await limiter.consume(limit, request.ip);
  });
};
