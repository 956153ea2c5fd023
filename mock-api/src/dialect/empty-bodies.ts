import type { Api } from '../http/validation.ts';

/** Accepts DELETE requests that have a JSON content type but no body. Some clients send them, and json-server accepts them. */
export const allowEmptyBodies = (app: Api): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.method === 'DELETE' && body === '') done(null);
    else void parse(request, String(body), done);
  });
};
