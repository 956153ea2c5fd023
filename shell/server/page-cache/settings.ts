import { ConfigError } from 'tooling/config';

const DEFAULT_MB = 64;

/**
 * Maximum size of the page cache in bytes, from `PAGE_CACHE_MB` (default 64; 0 disables it).
 * @throws {ConfigError} when it is no whole number
 */
export const readPageCacheBytes = ({ PAGE_CACHE_MB: given = '' }: NodeJS.ProcessEnv = process.env): number => {
  const megabytes = given === '' ? DEFAULT_MB : Number(given);
  if (!Number.isInteger(megabytes) || megabytes < 0)
    throw new ConfigError(
      `PAGE_CACHE_MB="${given}" is not a size: give a whole number of megabytes, or 0 for no cache.`,
    );
  return megabytes * 1_048_576;
};
