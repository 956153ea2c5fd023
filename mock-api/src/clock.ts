/** The only source of the current time. It is injected, so that tests and screenshots can set it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** A clock that starts at `start` and then runs normally. */
export const clockFrom = (start: Date): Clock => {
  const offset = start.getTime() - Date.now();
  return () => new Date(Date.now() + offset);
};

/** The current time in the format of the database and the API: ISO 8601, UTC. */
export const isoNow = (clock: Clock): string => clock().toISOString();

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The time `milliseconds` after now, or before now when negative. */
export const isoAfter = (clock: Clock, milliseconds: number): string =>
  new Date(clock().getTime() + milliseconds).toISOString();
