import type { FastifyReply } from 'fastify';

/** A signal that is aborted when the client closes its connection before it has the response. */
export const clientLeft = ({ raw }: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
};
