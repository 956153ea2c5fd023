import type { Api } from './validation.ts';

/** Logs one line for each response. The line has the route pattern, because URLs contain names, e-mail addresses and tokens. */
export const logResponses = (app: Api): void => {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(request.session ? { user_id: request.session.user.id } : {}),
    };
    if (reply.statusCode >= 500) request.log.error(line, 'response sent');
    else if (reply.statusCode === 403 || reply.statusCode === 429) request.log.warn(line, 'request rejected');
    else request.log.info(line, 'response sent');
  });
};
