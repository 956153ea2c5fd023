import type { FastifyInstance } from 'fastify';

const countHosts = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/**
 * Responds with 400 to a request with two Host headers, as RFC 9112 (section 3.2) requires. Node keeps the first one, and a proxy in
 * front may have decided by the second.
 */
export const refuseRepeatedHost = (server: Pick<FastifyInstance, 'addHook'>): void => {
  server.addHook('onRequest', async ({ raw }, reply) => {
    if (countHosts(raw.rawHeaders) < 2) return;
    await reply
      .code(400)
      .header('cache-control', 'no-store')
      .header('connection', 'close')
      .send({ message: 'The request has more than one Host header.' });
  });
};
