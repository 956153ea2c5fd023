import { setTimeout as after } from 'node:timers/promises';
import { Refusal } from 'shared-lib/tooling/refusal';

/** A page that could not be photographed; the message says why. */
export class NoPicture extends Refusal {
  override name = 'NoPicture';
}

/**
 * What runs inside a page has no deadline of its own, and a page that is stuck never answers.
 * @param doing what is waited for, as the end of the sentence "The page did not answer for … seconds while …"
 * @throws {NoPicture} after so many milliseconds
 */
export const withDeadline = async <Answer>(work: Promise<Answer>, ms: number, doing: string): Promise<Answer> => {
  const done = new AbortController();
  const late = after(ms, undefined, { signal: done.signal }).then(() => {
    throw new NoPicture(`The page did not answer for ${ms / 1000} seconds while ${doing}.`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    done.abort();
  }
};
