import { resolve } from 'node:path';
import { emailText } from 'shared-lib/contracts';
import { company } from 'shared-lib/copy';
import { ConfigError, readConfig, type SiteConfig } from 'shared-lib/tooling/config';
import { clockFrom, systemClock, type Clock } from './clock.ts';
import { trustedProxies, type ProxyCheck } from './http/proxy.ts';
import type { SeedProfile } from './seed/seed.ts';
import { defaultLimits, noLimits, type Limits } from './http/rate-limit.ts';

type Env = Readonly<Record<string, string | undefined>>;

export interface ApiConfig {
  site: SiteConfig;
  /** Name or address of the network card to listen at. */
  host: string;
  databaseFile: string;
  /** PostgreSQL database that is used instead of the file. */
  databaseUrl: string | undefined;
  /** Where stored pictures lie, and what the image endpoint makes of them. */
  imageFolder: string;
  imageCacheFolder: string;
  /** Files that clients and consultants send each other. */
  requestFileFolder: string;
  /** Ceiling of that cache, in bytes. */
  imageCacheBytes: number;
  /** Where the PDF files of studies are kept. */
  studyFolder: string;
  seed: SeedProfile;
  clock: Clock;
  limits: Limits;
  isTrustedProxy: ProxyCheck;
  logLevel: string;
  /** Mail server; without one, mails become files in `outboxFolder`. */
  smtpUrl: string | undefined;
  outboxFolder: string;
  mailFrom: string;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const demoOnly = (site: SiteConfig, name: string, value: string | undefined): string | undefined => {
  if (value && site.siteMode === 'live')
    throw new ConfigError(`${name} is for tests and cannot be used with SITE_MODE=live.`);
  return value || undefined;
};

const SEEDS: readonly SeedProfile[] = ['demo', 'large', 'none'];

const readSeed = (site: SiteConfig, given: string | undefined): SeedProfile => {
  if (!given) return site.siteMode === 'live' ? 'none' : 'demo';
  const seed = SEEDS.find((one) => one === given);
  if (!seed) throw new ConfigError(`SEED="${given}" is not known: give demo, large or none.`);
  if (seed !== 'none' && site.siteMode === 'live')
    throw new ConfigError(
      `SEED=${seed} brings accounts with published passwords and cannot be used with SITE_MODE=live.`,
    );
  return seed;
};

const readClock = (given: string | undefined): Clock => {
  if (!given) return systemClock;
  const start = new Date(given);
  if (Number.isNaN(start.getTime()))
    throw new ConfigError(`TEST_NOW="${given}" is not a moment: give one like 2026-03-01T09:00:00Z.`);
  return clockFrom(start);
};

const readLimits = (given: string | undefined): Limits => {
  if (given && given !== 'off') throw new ConfigError(`LIMITS="${given}" is not known: give off, or leave it away.`);
  return given ? noLimits : defaultLimits;
};

const readProxies = (given: string | undefined): ProxyCheck => {
  try {
    return trustedProxies(
      (given ?? '')
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    );
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      `TRUSTED_PROXY cannot be used (${detail}): give addresses or networks like 10.0.0.5 or 10.0.0.0/8.`,
    );
  }
};

const readMegabytes = (name: string, given: string | undefined, fallback: number): number => {
  const value = given ? Number(given) : fallback;
  if (!Number.isInteger(value) || value < 1)
    throw new ConfigError(`${name}="${given}" is not a size: give whole megabytes, at least 1.`);
  return value * 1024 * 1024;
};

const readLogLevel = (given: string | undefined): string => {
  if (given && !LOG_LEVELS.includes(given))
    throw new ConfigError(`LOG_LEVEL="${given}" is not known: give one of ${LOG_LEVELS.join(', ')}.`);
  return given || 'info';
};

const readSmtpUrl = (given: string | undefined): string | undefined => {
  if (!given) return undefined;
  // The address holds a password, so it is not repeated.
  if (!/^smtps?:$/.test(URL.parse(given)?.protocol ?? ''))
    throw new ConfigError('SMTP_URL cannot be used: give one like smtps://user:password@mail.example.com:465.');
  return given;
};

const readDatabaseUrl = (given: string | undefined): string | undefined => {
  if (!given) return undefined;
  // This address may hold a password too.
  if (!/^postgres(?:ql)?:$/.test(URL.parse(given)?.protocol ?? ''))
    throw new ConfigError(
      'DATABASE_URL cannot be used: give one like postgres://user:password@host:5432/name, or leave it away for a database below DATA_DIR.',
    );
  return given;
};

const readMailFrom = (given: string | undefined): string => {
  const address = given || company.email;
  if (!emailText().safeParse(address).success)
    throw new ConfigError(`MAIL_FROM="${address}" is not an e-mail address.`);
  return address;
};

/**
 * Reads what the API needs from the environment, once.
 * @throws {ConfigError}
 */
export const readApiConfig = (env: Env = process.env): ApiConfig => {
  const site = readConfig(env);
  return {
    site,
    host: env.API_HOST || 'localhost',
    databaseFile: resolve(site.dataDir, 'database', 'site.db'),
    databaseUrl: readDatabaseUrl(env.DATABASE_URL),
    imageFolder: resolve(site.dataDir, 'images'),
    imageCacheFolder: resolve(site.dataDir, 'image-cache'),
    requestFileFolder: resolve(site.dataDir, 'request-files'),
    imageCacheBytes: readMegabytes('IMAGE_CACHE_MB', env.IMAGE_CACHE_MB, 512),
    studyFolder: resolve(site.dataDir, 'studies'),
    seed: readSeed(site, env.SEED),
    clock: readClock(demoOnly(site, 'TEST_NOW', env.TEST_NOW)),
    limits: readLimits(demoOnly(site, 'LIMITS', env.LIMITS)),
    isTrustedProxy: readProxies(env.TRUSTED_PROXY),
    logLevel: readLogLevel(env.LOG_LEVEL),
    smtpUrl: readSmtpUrl(env.SMTP_URL),
    outboxFolder: resolve(site.dataDir, 'outbox'),
    mailFrom: readMailFrom(env.MAIL_FROM),
  };
};
