import { ConfigError } from '../config.ts';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * Reads `LOG_LEVEL`: which lines of the log are written; `info` by default.
 * @throws {ConfigError}
 */
export const readLogLevel = ({ LOG_LEVEL: value }: Readonly<Record<string, string | undefined>>): string => {
  if (value && !LEVELS.includes(value))
    throw new ConfigError(`LOG_LEVEL="${value}" is unknown: use one of ${LEVELS.join(', ')}.`);
  return value || 'info';
};
