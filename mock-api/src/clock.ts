/** The only source of "now": injected, so that tests and screenshots decide what time it is. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** A clock that shows `start` when the process begins and runs on from there. */
export const clockFrom = (start: Date): Clock => {
  const offset = start.getTime() - Date.now();
  return () => new Date(Date.now() + offset);
};

/** A moment as the database and the wire hold it: ISO 8601, UTC. */
export const isoNow = (clock: Clock): string => clock().toISOString();

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The moment `milliseconds` after (or, when negative, before) now. */
export const isoAfter = (clock: Clock, milliseconds: number): string =>
  new Date(clock().getTime() + milliseconds).toISOString();
