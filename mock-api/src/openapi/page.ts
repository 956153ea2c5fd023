import type { OpenApiDocument, Operation, Parameter } from './document-types.ts';
import { html, Markup, emptyMarkup, prose } from './markup.ts';
import { pageStyle } from './page-style.ts';
import { schemaBlock, shapeOf, typeOf } from './shape.ts';

interface Endpoint {
  method: string;
  path: string;
  operation: Operation;
}

const anchor = (tag: string): string => tag.replaceAll(' ', '-');

const parameterTable = (parameters: readonly Parameter[]): Markup =>
  parameters.length === 0
    ? emptyMarkup
    : html`<h4>Parameters</h4>
        <div class="scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">In</th>
                <th scope="col">What</th>
              </tr>
            </thead>
            <tbody>
              ${parameters.map(
                ({ name, in: location, required, schema, description }) =>
                  html`<tr>
                    <td><code>${name}</code>${required ? html` <span class="needed">required</span>` : emptyMarkup}</td>
                    <td>${location}</td>
                    <td>${typeOf(schema)} ${description ?? ''}</td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </div>`;

const schemaIn = (content: Operation['requestBody'] | Operation['responses'][string] | undefined) =>
  Object.values(content?.content ?? {})[0]?.schema;

const bodyBlock = ({ requestBody }: Operation): Markup => {
  const schema = schemaIn(requestBody);
  return schema
    ? html`<h4>Body</h4>
        ${schemaBlock(schema)}`
    : emptyMarkup;
};

const responseTable = ({ responses }: Operation): Markup =>
  html`<h4>Responses</h4>
    <div class="scroll">
      <table>
        <tbody>
          ${Object.entries(responses).map(([status, response]) => {
            const schema = schemaIn(response);
            return html`<tr>
              <td><code>${status}</code></td>
              <td>${response.description}${schema ? schemaBlock(schema) : emptyMarkup}</td>
            </tr>`;
          })}
        </tbody>
      </table>
    </div>`;

const endpointBlock = ({ method, path, operation }: Endpoint): Markup => {
  const summary =
    operation.summary.includes(path) || operation.summary.startsWith(`${method.toUpperCase()} `)
      ? ''
      : operation.summary;
  return html`<details id="${operation.operationId}">
    <summary>
      <span class="method ${method}">${method.toUpperCase()}</span><span class="path">${path}</span
      ><span class="access">${operation['x-access']}</span
      >${summary ? html`<span class="description">${summary}</span>` : emptyMarkup}
    </summary>
    <div class="inside">${parameterTable(operation.parameters)}${bodyBlock(operation)}${responseTable(operation)}</div>
  </details>`;
};

const endpointsByTag = ({ paths }: OpenApiDocument): Map<string, Endpoint[]> => {
  const byTag = new Map<string, Endpoint[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const [tag = 'server'] = operation.tags;
      byTag.set(tag, [...(byTag.get(tag) ?? []), { method, path, operation }]);
    }
  }
  return new Map([...byTag].toSorted(([a], [b]) => a.localeCompare(b)));
};

/** Renders the document as a page without scripts or external resources. */
export const documentationPage = (document: OpenApiDocument, documentPath: string): string => {
  const endpoints = endpointsByTag(document);
  const schemas = Object.entries(document.components.schemas);
  return html`<!doctype html>
    <html lang="en" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${document.info.title}</title>
        <style>
          ${new Markup(pageStyle)}
        </style>
      </head>
      <body>
        <header>
          <h1>${document.info.title}</h1>
          <div>${document.servers[0]?.url ?? ''} · <a href="${documentPath}">OpenAPI ${document.openapi}</a></div>
        </header>
        <div class="layout">
          <nav aria-label="Contents">
            <ul>
              ${[...endpoints.keys()].map((tag) => html`<li><a href="#${anchor(tag)}">${tag}</a></li>`)}
              <li><a href="#schemas">Schemas</a></li>
            </ul>
          </nav>
          <main>
            ${prose(document.info.description)}
            ${[...endpoints].map(
              ([tag, list]) =>
                html`<section>
                  <h2 id="${anchor(tag)}">${tag}</h2>
                  ${list.map(endpointBlock)}
                </section>`,
            )}
            <section>
              <h2 id="schemas">Schemas</h2>
              ${schemas.map(
                ([name, schema]) =>
                  html`<h3 id="schema-${name}">${name}</h3>
                    ${schema.properties ? shapeOf(schema) : schemaBlock(schema)}`,
              )}
            </section>
          </main>
        </div>
      </body>
    </html>`.html;
};
