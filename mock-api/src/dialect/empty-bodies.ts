import type { Api } from '../http/validation.ts';

/** Some programs name a type of body when they delete, and send none: to json-server that is a removal like any other. */
export const allowEmptyBodies = (app: Api): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.method === 'DELETE' && body === '') done(null);
    else void parse(request, String(body), done);
  });
};
