import { createHash } from 'node:crypto';
import type { Api } from '../http/validation.ts';
import { openApiDocument } from './document.ts';
import type { OpenApiDocument } from './document-types.ts';
import { documentationPage } from './page.ts';
import { pageStyle } from './page-style.ts';

const DOCUMENT = '/api/openapi.json';
const styleHash = createHash('sha256').update(pageStyle).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const open = (summary: string) => ({ config: { access: 'public' }, schema: { summary } }) as const;

/**
 * The API described by itself: for programs, and for people. Registered after all other routes, in demo mode only.
 * @param origin address at which pages call the API
 */
export const documentationRoutes = (origin: string) => async (app: Api) => {
  // Made when somebody looks: by then every route has declared itself.
  let made: OpenApiDocument | undefined;
  const document = () => (made ??= openApiDocument(app.describedRoutes, origin));

  app.get(DOCUMENT, open('This description, for programs.'), async () => document());

  app.get('/api/docs', open('This description, for people.'), async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .send(documentationPage(document(), DOCUMENT)),
  );
};
