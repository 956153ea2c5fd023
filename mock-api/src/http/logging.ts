import type { Api } from './validation.ts';

/**
 * One line for each answer, with the route's pattern and not its address: addresses hold names, e-mails and tokens, and a
 * log holds none of them.
 */
export const logAnswers = (app: Api): void => {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(request.session ? { user_id: request.session.user.id } : {}),
    };
    if (reply.statusCode >= 500) request.log.error(line, 'answered');
    else if (reply.statusCode === 403 || reply.statusCode === 429) request.log.warn(line, 'refused');
    else request.log.info(line, 'answered');
  });
};
