import type { Api } from '../http/validation.ts';

/** Longer than any screen is watched for. */
const LONGEST_MS = 10_000;

type Pause = (milliseconds: number) => Promise<unknown>;

const pauseForReal: Pause = (milliseconds) => new Promise((resume) => setTimeout(resume, milliseconds));

/** Lets `_delay=800` (milliseconds) hold an answer back, as json-server does, so that waiting can be looked at. Not for a live site. */
export const delayAnswers = (app: Api, pause = pauseForReal): void => {
  app.addHook('preHandler', async ({ query }) => {
    const wanted = typeof query === 'object' && query !== null && '_delay' in query ? Number(query._delay) : 0;
    if (wanted > 0) await pause(Math.min(wanted, LONGEST_MS));
  });
};
