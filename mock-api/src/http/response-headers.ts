import type { Api } from './validation.ts';

/** Sets the headers of every response, errors included. Images set their own policy and lifetime. */
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
    const isPublicContent =
      request.routeOptions.config.access === 'public' && request.method === 'GET' && !request.session;
    // Public content may be cached with revalidation. Personal data is never cached.
    reply.header('cache-control', isPublicContent && reply.statusCode < 400 ? 'no-cache' : 'no-store');
  });
};
