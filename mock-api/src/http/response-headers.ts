import type { Api } from './validation.ts';

/** Headers of every answer, refusals included; pictures set their own policy and lifetime. */
export const setResponseHeaders = (app: Api): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
    });
  });
  app.addHook('onSend', async (request, reply) => {
    if (reply.hasHeader('cache-control')) return;
    const isOpen = request.routeOptions.config.access === 'public' && request.method === 'GET' && !request.session;
    // What belongs to somebody is kept nowhere; public content may be kept, but is asked about each time.
    reply.header('cache-control', isOpen && reply.statusCode < 400 ? 'no-cache' : 'no-store');
  });
};
