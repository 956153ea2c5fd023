import { createHash } from 'node:crypto';
import type { Api } from '../http/validation.ts';
import { openApiDocument } from './document.ts';
import type { OpenApiDocument } from './json-schema.ts';
import { documentationPage, pageStyle } from './page.ts';

const DOCUMENT = '/api/openapi.json';
const styleHash = createHash('sha256').update(pageStyle).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const publicRoute = (summary: string) => ({ config: { access: 'public' }, schema: { summary } }) as const;

/**
 * Serves the OpenAPI document and its web page. Register it after all other routes, and in demo mode only.
 * @param origin public origin of the API
 */
export const documentationRoutes = (origin: string) => async (app: Api) => {
  // Generated on the first request, when all routes are registered.
  let cached: OpenApiDocument | undefined;
  const document = () => (cached ??= openApiDocument(app.describedRoutes, origin));

  app.get(DOCUMENT, publicRoute('The OpenAPI document.'), async () => document());

  app.get('/api/docs', publicRoute('The API documentation as a web page.'), async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .send(documentationPage(document(), DOCUMENT)),
  );
};
