import type { Api } from './validation.ts';

/** More than the largest file that the API accepts. */
const MAX_READ_BYTES = 32 * 1024 * 1024;

/**
 * Lets Node read the rest of a body that was refused as too large. Fastify closes the connection instead, and a client that is still
 * writing then loses the response.
 */
export const readRefusedBodies = (app: Api): void => {
  app.addHook('onSend', async ({ headers }, reply) => {
    if (reply.statusCode === 413 && Number(headers['content-length']) <= MAX_READ_BYTES)
      reply.removeHeader('connection');
  });
};
