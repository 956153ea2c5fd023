import { setTimeout as after } from 'node:timers/promises';
import { CliError } from 'tooling/cli-error';

/** No screenshot could be taken; the message contains the reason. */
export class ScreenshotError extends CliError {
  override name = 'ScreenshotError';
}

/**
 * Limits the time of a task inside a page. Playwright's `evaluate` has no timeout, and a blocked page never responds.
 * @param activity end of the error message "The page did not respond for … seconds while …"
 * @throws {ScreenshotError} after `ms` milliseconds
 */
export const withDeadline = async <Result>(task: Promise<Result>, ms: number, activity: string): Promise<Result> => {
  const done = new AbortController();
  const late = after(ms, undefined, { signal: done.signal }).then(() => {
    throw new ScreenshotError(`The page did not respond for ${ms / 1000} seconds while ${activity}.`);
  });
  try {
    return await Promise.race([task, late]);
  } finally {
    done.abort();
  }
};
