import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { ConfigError } from 'tooling/config';
import { ENTRY_PATH, PROPOSAL_STATE_PATH, ProposalError, PROPOSALS_PATH } from 'tooling/release/proposal';
import { connectionOptions } from 'tooling/server/client-timeouts';
import * as z from 'zod/mini';
import { limitPerMinute } from '../limit-per-minute.ts';
import type { Proposals } from './proposals.ts';

type Env = Readonly<Record<string, string | undefined>>;

interface ProposalSettings {
  /** Port of its own on `host`. */
  port?: number;
  host: string;
  /** Whether the shell's own port, which visitors reach, takes proposals too. */
  isOpen: boolean;
}

/**
 * Reads `RELEASES_PORT`, `RELEASES_HOST` and `RELEASES_OPEN`.
 * @returns undefined when no port takes proposals: then teams publish from machines that share the data folder
 * @throws {ConfigError}
 */
export const readProposalSettings = ({
  RELEASES_PORT: port,
  RELEASES_HOST: host,
  RELEASES_OPEN: open,
}: Env): ProposalSettings | undefined => {
  if (open !== undefined && open !== '' && open !== '0' && open !== '1')
    throw new ConfigError(
      `RELEASES_OPEN="${open}" is not known: give 1 to take proposals on the port of the site, or 0.`,
    );
  if (port && !(Number.isInteger(Number(port)) && Number(port) >= 1 && Number(port) <= 65_535))
    throw new ConfigError(`RELEASES_PORT="${port}" is not a port: give a whole number from 1 to 65535.`);
  if (!port && open !== '1') return undefined;
  return { host: host || 'localhost', isOpen: open === '1', ...(port ? { port: Number(port) } : {}) };
};

/** An entry holds the names of all releases of a remote, and stands in the text twice: as such, and as the team signed it. */
const MAX_BYTES = 1024 * 1024;
const MAX_PROPOSALS = 10;
/** A publisher asks for the state once a second. */
const MAX_QUESTIONS = 120;

const stateParams = z.object({ id: z.string() });

const NOT_FOUND = 404;
const ACCEPTED = 202;
const TOO_MANY = 429;

/** Lets teams publish from other machines. What a body says counts only with the signature of a team; see `proposal.ts`. */
export const registerProposals = (
  server: FastifyInstance,
  proposals: Pick<Proposals, 'readEntry' | 'propose' | 'stateOf'>,
  clock: () => number = Date.now,
): void => {
  const mayPropose = limitPerMinute(MAX_PROPOSALS, clock);
  const mayAsk = limitPerMinute(MAX_QUESTIONS, clock);
  const limited =
    (may: (address: string) => boolean, respond: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      if (!may(request.ip))
        return reply.code(TOO_MANY).header('retry-after', '60').send({ message: 'Too many requests: wait a minute.' });
      try {
        return await respond(request, reply);
      } catch (error) {
        if (!(error instanceof ProposalError)) throw error;
        return reply.code(error.status).send({ message: error.message });
      }
    };
  server.post(
    ENTRY_PATH,
    { bodyLimit: MAX_BYTES },
    limited(mayAsk, async ({ body }) => ({ entry: (await proposals.readEntry(body)) ?? null })),
  );
  server.post(
    PROPOSALS_PATH,
    { bodyLimit: MAX_BYTES },
    limited(mayPropose, async ({ body }, reply) => reply.code(ACCEPTED).send({ id: await proposals.propose(body) })),
  );
  server.get(
    `${PROPOSAL_STATE_PATH}/:id`,
    limited(mayAsk, async ({ params }, reply) => {
      const state = proposals.stateOf(stateParams.parse(params).id);
      return state ?? reply.code(NOT_FOUND).send({ message: 'This shell does not know the proposal.' });
    }),
  );
};

/** A server that takes nothing but proposals, for a port that visitors do not reach. */
export const createProposalsServer = (proposals: Proposals): FastifyInstance => {
  const server = Fastify({ return503OnClosing: false, ...connectionOptions() });
  registerProposals(server, proposals);
  return server;
};
