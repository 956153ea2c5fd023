import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failures, tooManyTries } from 'shared-lib/copy';
import type { RegistryRemote } from 'shared-lib/federation';
import { isolated } from 'shared-lib/format';
import { CliError } from 'tooling/cli-error';
import type { SiteConfig } from 'tooling/config';
import { shellSeal } from 'tooling/release/release-keys';
import { rollback } from 'tooling/release/rollback';
import { RELEASES_PATH, ROLLBACK_PATH, rollbackInput, type RollbackInput } from '../../src/pages/releases/contract.ts';
import { rollbackErrors } from '../../src/copy/releases.ts';
import type { Build } from '../application.ts';
import { federationInfo } from '../federation-info.ts';
import { limitPerMinute } from '../limit-per-minute.ts';
import type { Log } from '../logging.ts';
import type { ReleaseSource } from '../registry-watch.ts';
import { findAdministrator, RequestError } from './administrator.ts';
import { isTarget, viewReleases, type ViewSources } from './releases-view.ts';

/** The page asks when it is opened and once a minute. Both limits bound how often strangers make the shell ask the API for a user. */
const MAX_READS = 60;
const MAX_CHANGES = 10;
const MAX_BYTES = 1024;
/** Less than browsers wait for a response. */
const MAX_WAIT_MS = 5000;

const FORBIDDEN = 403;
const NOT_FOUND = 404;
const CONFLICT = 409;
const INVALID = 422;
const TOO_MANY = 429;

export interface ReleasesPageOptions extends Pick<ViewSources, 'visits' | 'watch'> {
  config: SiteConfig;
  registry: ReleaseSource;
  build: Pick<Build, 'application'>;
  log: Log;
  /** Time in milliseconds. */
  clock?: () => number;
}

/**
 * Only pages of this site may ask: a browser names the page in these headers, and no script can change them. The host of the request never
 * counts.
 */
const isSameOrigin = ({ headers }: FastifyRequest, siteOrigin: string): boolean => {
  const { origin, 'sec-fetch-site': site } = headers;
  return (origin === undefined || origin === siteOrigin) && (site === undefined || site === 'same-origin');
};

/** @throws {RequestError} why an administrator may not go back from what is live now */
const assertTarget = (entry: RegistryRemote, { version, seen }: RollbackInput): void => {
  if (!entry.releases[version]) throw new RequestError(NOT_FOUND, rollbackErrors.unknown);
  if (entry.withdrawn?.[version]) throw new RequestError(CONFLICT, rollbackErrors.withdrawn);
  if (version === entry.current) throw new RequestError(CONFLICT, rollbackErrors.isLive);
  if (seen !== entry.current) throw new RequestError(CONFLICT, rollbackErrors.changed);
  if (!isTarget(entry, version)) throw new RequestError(CONFLICT, rollbackErrors.wasNotLive);
};

/** Goes back as the command does, with the key of this shell, and uses the release here before it responds. */
const goBack = async (input: RollbackInput, administrator: string, options: ReleasesPageOptions) => {
  const { config, build, registry, log } = options;
  const { remote, version } = input;
  try {
    const done = await rollback(remote, version, {
      config,
      shellExports: federationInfo(build.application.providedModules),
      check: (entry) => assertTarget(entry, input),
      seal: await shellSeal(config),
      actor: { who: administrator, note: 'at /admin/releases' },
    });
    log(`${remote} is back on ${done.to} (it was ${done.from}), by ${administrator} at /admin/releases`);
    // Evaluating a release may take long on a busy machine. The page asks again until it is in use.
    await Promise.race([registry.refresh(), setTimeout(MAX_WAIT_MS, undefined, { ref: false })]);
    return done;
  } catch (error) {
    if (error instanceof CliError)
      throw new RequestError(CONFLICT, `${rollbackErrors.failed} ${isolated(error.message)}`);
    throw error;
  }
};

/**
 * What `/admin/releases` shows, and going back. Each request needs the token of an administrator; nothing of a response may be stored.
 */
export const registerReleasesPage = (server: FastifyInstance, options: ReleasesPageOptions): void => {
  const { config, registry, visits, watch, clock } = options;
  const { siteOrigin, apiOrigin, registryFile } = config;
  const view = () => viewReleases({ registry, registryFile, visits, watch });

  /** Responds with what an administrator gets, or says why not. */
  const forAdministrators =
    (mayAsk: (address: string) => boolean, respond: (body: unknown, administrator: string) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      try {
        if (!isSameOrigin(request, siteOrigin)) throw new RequestError(FORBIDDEN, failures.forbidden);
        if (!mayAsk(request.ip)) throw new RequestError(TOO_MANY, tooManyTries(rollbackErrors.inAMinute));
        const { authorization } = request.headers;
        const administrator = await findAdministrator(authorization, { apiOrigin, requestId: request.id });
        return await respond(request.body, administrator);
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        if (error.status === TOO_MANY) reply.header('retry-after', '60');
        return reply.code(error.status).send({ message: error.message, request_id: request.id });
      }
    };

  server.get(RELEASES_PATH, forAdministrators(limitPerMinute(MAX_READS, clock), view));
  server.post(
    ROLLBACK_PATH,
    { bodyLimit: MAX_BYTES },
    forAdministrators(limitPerMinute(MAX_CHANGES, clock), async (body, administrator) => {
      const input = rollbackInput.safeParse(body);
      if (!input.success) throw new RequestError(INVALID, failures.validation);
      const done = await goBack(input.data, administrator, options);
      return { ...done, view: await view() };
    }),
  );
};
