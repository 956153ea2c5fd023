import { resolve } from 'node:path';
import { accountEmailText } from 'shared-lib/contracts';
import { company } from 'shared-lib/copy';
import { ConfigError, readConfig, type SiteConfig } from 'tooling/config';
import { readGraceDays } from 'tooling/site/retention';
import { readLogLevel } from 'tooling/server/log-level';
import { LOOPBACK, readTrustedProxies, type ProxyCheck } from 'tooling/server/trusted-proxies';
import { clockFrom, systemClock, type Clock } from './clock.ts';
import type { SeedProfile } from './seed/seed.ts';
import { defaultLimits, noLimits, type Limits } from './http/rate-limit.ts';

type Env = Readonly<Record<string, string | undefined>>;

export interface ApiConfig {
  site: SiteConfig;
  /** Host name or IP address to listen on. */
  host: string;
  databaseFile: string;
  /** URL of the PostgreSQL database that replaces the file. */
  databaseUrl: string | undefined;
  /** Folder of stored images. */
  imageFolder: string;
  /** Folder of the image endpoint's cache. */
  imageCacheFolder: string;
  /** Files that clients and consultants send each other. */
  requestFileFolder: string;
  /** Limit of the image cache, in bytes. */
  imageCacheBytes: number;
  /** Folder of the PDF files of studies. */
  studyFolder: string;
  seed: SeedProfile;
  clock: Clock;
  limits: Limits;
  isTrustedProxy: ProxyCheck;
  logLevel: string;
  /** URL of the mail server. Without one, emails are written to `outboxFolder`. */
  smtpUrl: string | undefined;
  outboxFolder: string;
  mailFrom: string;
  /** Days from the announcement of the first erasure of personal data to the erasure. */
  retentionGraceDays: number;
}

const demoOnly = (site: SiteConfig, name: string, value: string | undefined): string | undefined => {
  if (value && site.siteMode === 'live')
    throw new ConfigError(`${name} is for tests and cannot be used with SITE_MODE=live.`);
  return value || undefined;
};

const SEEDS: readonly SeedProfile[] = ['demo', 'large', 'none'];

const readSeed = (site: SiteConfig, value: string | undefined): SeedProfile => {
  if (!value) return site.siteMode === 'live' ? 'none' : 'demo';
  const seed = SEEDS.find((one) => one === value);
  if (!seed) throw new ConfigError(`SEED="${value}" is unknown: use demo, large or none.`);
  if (seed !== 'none' && site.siteMode === 'live')
    throw new ConfigError(
      `SEED=${seed} creates accounts with published passwords and cannot be used with SITE_MODE=live.`,
    );
  return seed;
};

const readClock = (value: string | undefined): Clock => {
  if (!value) return systemClock;
  const start = new Date(value);
  if (Number.isNaN(start.getTime()))
    throw new ConfigError(`TEST_NOW="${value}" is not a time: use one like 2026-03-01T09:00:00Z.`);
  return clockFrom(start);
};

const readLimits = (value: string | undefined): Limits => {
  if (value && value !== 'off') throw new ConfigError(`LIMITS="${value}" is unknown: use off, or leave it unset.`);
  return value ? noLimits : defaultLimits;
};

const readMegabytes = (name: string, value: string | undefined, fallback: number): number => {
  const megabytes = value ? Number(value) : fallback;
  if (!Number.isInteger(megabytes) || megabytes < 1)
    throw new ConfigError(`${name}="${value}" is not a size: use whole megabytes, at least 1.`);
  return megabytes * 1024 * 1024;
};

const readSmtpUrl = (value: string | undefined): string | undefined => {
  if (!value) return undefined;
  // The URL contains a password, so the message does not repeat it.
  if (!/^smtps?:$/.test(URL.parse(value)?.protocol ?? ''))
    throw new ConfigError('SMTP_URL is not valid: use one like smtps://user:password@mail.example.com:465.');
  return value;
};

const readDatabaseUrl = (value: string | undefined): string | undefined => {
  if (!value) return undefined;
  // The URL may contain a password, so the message does not repeat it.
  if (!/^postgres(?:ql)?:$/.test(URL.parse(value)?.protocol ?? ''))
    throw new ConfigError(
      'DATABASE_URL is not valid: use one like postgres://user:password@host:5432/name, or leave it unset to use a database file in DATA_DIR.',
    );
  return value;
};

const readMailFrom = (value: string | undefined): string => {
  const address = value || company.email;
  if (!accountEmailText().safeParse(address).success)
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
    isTrustedProxy: readTrustedProxies(env, LOOPBACK),
    logLevel: readLogLevel(env),
    smtpUrl: readSmtpUrl(env.SMTP_URL),
    outboxFolder: resolve(site.dataDir, 'outbox'),
    mailFrom: readMailFrom(env.MAIL_FROM),
    retentionGraceDays: readGraceDays(env),
  };
};
