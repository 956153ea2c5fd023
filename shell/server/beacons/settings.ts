import { ConfigError } from 'tooling/config';
import { watchDefaults, type WatchSettings } from './watch-window.ts';

type Env = Readonly<Record<string, string | undefined>>;

const number = (env: Env, name: string, fallback: number, { least, most }: { least: number; most: number }): number => {
  const given = env[name];
  if (given === undefined || given === '') return fallback;
  const value = Number(given);
  if (!Number.isFinite(value) || value < least || value > most)
    throw new ConfigError(`${name}="${given}" is not valid: give a number from ${least} to ${most}.`);
  return value;
};

/**
 * Reads `BEACON_SAMPLE` (part of the documents whose reports count; with 0 no browser reports), `WATCH_MINUTES` and `WATCH_ADDRESSES`.
 * @throws {ConfigError} naming the first invalid variable
 */
export const readWatchSettings = (env: Env): WatchSettings & { sample: number } => ({
  sample: number(env, 'BEACON_SAMPLE', 1, { least: 0, most: 1 }),
  windowMs: number(env, 'WATCH_MINUTES', watchDefaults.windowMs / 60_000, { least: 0, most: 1440 }) * 60_000,
  minAddresses: number(env, 'WATCH_ADDRESSES', watchDefaults.minAddresses, { least: 1, most: 1000 }),
});
