import { timingSafeEqual, createHash } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { connectionOptions } from 'tooling/server/client-timeouts';
import { BUNDLE_KEY_FORMAT, ConfigError } from 'tooling/config';
import type { Metrics } from './metrics.ts';

type Env = Readonly<Record<string, string | undefined>>;

export interface MetricsSettings {
  /** Port of its own, without a token, on `host`. */
  port?: number;
  host: string;
  /** Secret with which the shell's own port gives them too. */
  token?: string;
}

/**
 * Reads `METRICS_PORT`, `METRICS_HOST` and `METRICS_TOKEN`.
 * @returns undefined when neither a port nor a token is given: then there are no figures
 * @throws {ConfigError}
 */
export const readMetricsSettings = ({
  METRICS_PORT: port,
  METRICS_HOST: host,
  METRICS_TOKEN: token,
}: Env): MetricsSettings | undefined => {
  if (!port && !token) return undefined;
  if (port && !(Number.isInteger(Number(port)) && Number(port) >= 1 && Number(port) <= 65_535))
    throw new ConfigError(`METRICS_PORT="${port}" is not a port: give a whole number from 1 to 65535.`);
  // The message does not repeat a secret.
  if (token && !BUNDLE_KEY_FORMAT.test(token))
    throw new ConfigError('METRICS_TOKEN is not valid: give 32 to 128 characters: Latin letters, digits, "_" or "-".');
  return { host: host || 'localhost', ...(port ? { port: Number(port) } : {}), ...(token ? { token } : {}) };
};

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Whether a header holds the token; it takes equally long for all that do not. */
const holdsToken = (authorization: string | undefined, token: string): boolean =>
  timingSafeEqual(hash(authorization ?? ''), hash(`Bearer ${token}`));

/** Gives the figures at `/metrics`, to those who know the token when there is one. Nobody may store them. */
export const registerMetrics = (server: FastifyInstance, metrics: Pick<Metrics, 'text'>, token?: string): void => {
  server.get('/metrics', async ({ headers }, reply) => {
    reply.header('cache-control', 'no-store');
    if (token !== undefined && !holdsToken(headers.authorization, token))
      return reply.code(401).header('www-authenticate', 'Bearer').send({ message: 'Give the token of METRICS_TOKEN.' });
    const { type, text } = await metrics.text();
    return reply.type(type).send(text);
  });
};

/** A server that gives nothing but figures, for a port that visitors do not reach. */
export const createMetricsServer = (metrics: Pick<Metrics, 'text'>): FastifyInstance => {
  const server = Fastify({ return503OnClosing: false, ...connectionOptions() });
  registerMetrics(server, metrics);
  return server;
};
