import type { Api } from '../http/validation.ts';

const MAX_DELAY_MS = 10_000;

type Wait = (milliseconds: number) => Promise<unknown>;

const waitForTimeout: Wait = (milliseconds) => new Promise((resume) => setTimeout(resume, milliseconds));

/**
 * Delays a response by `_delay` milliseconds, as json-server does, to make loading states visible. Never register it on a live
 * site.
 */
export const delayResponses = (app: Api, wait = waitForTimeout): void => {
  app.addHook('preHandler', async ({ query }) => {
    const delay = typeof query === 'object' && query !== null && '_delay' in query ? Number(query._delay) : 0;
    if (delay > 0) await wait(Math.min(delay, MAX_DELAY_MS));
  });
};
