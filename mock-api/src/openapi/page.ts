import type { OpenApiDocument, Operation, Parameter } from './document-types.ts';
import { html, Markup, nothing, prose } from './markup.ts';
import { pageStyle } from './page-style.ts';
import { schemaBlock, shapeOf, typeOf } from './shape.ts';

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

const anchor = (tag: string): string => tag.replaceAll(' ', '-');

const parameterTable = (parameters: readonly Parameter[]): Markup =>
  parameters.length === 0
    ? nothing
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
                ({ name, in: place, required, schema, description }) =>
                  html`<tr>
                    <td><code>${name}</code>${required ? html` <span class="needed">required</span>` : nothing}</td>
                    <td>${place}</td>
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
    : nothing;
};

const answers = ({ responses }: Operation): Markup =>
  html`<h4>Answers</h4>
    <div class="scroll">
      <table>
        <tbody>
          ${Object.entries(responses).map(([status, response]) => {
            const schema = schemaIn(response);
            return html`<tr>
              <td><code>${status}</code></td>
              <td>${response.description}${schema ? schemaBlock(schema) : nothing}</td>
            </tr>`;
          })}
        </tbody>
      </table>
    </div>`;

const callBlock = ({ method, path, operation }: Call): Markup => {
  const says =
    operation.summary.includes(path) || operation.summary.startsWith(`${method.toUpperCase()} `)
      ? ''
      : operation.summary;
  return html`<details id="${operation.operationId}">
    <summary>
      <span class="method ${method}">${method.toUpperCase()}</span><span class="path">${path}</span
      ><span class="access">${operation['x-access']}</span>${says ? html`<span class="say">${says}</span>` : nothing}
    </summary>
    <div class="inside">${parameterTable(operation.parameters)}${bodyBlock(operation)}${answers(operation)}</div>
  </details>`;
};

const callsOf = ({ paths }: OpenApiDocument): Map<string, Call[]> => {
  const byTag = new Map<string, Call[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const [tag = 'server'] = operation.tags;
      byTag.set(tag, [...(byTag.get(tag) ?? []), { method, path, operation }]);
    }
  }
  return new Map([...byTag].toSorted(([a], [b]) => a.localeCompare(b)));
};

/** The document as a page to read: no script, one style, nothing from elsewhere. */
export const documentationPage = (document: OpenApiDocument, documentPath: string): string => {
  const calls = callsOf(document);
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
              ${[...calls.keys()].map((tag) => html`<li><a href="#${anchor(tag)}">${tag}</a></li>`)}
              <li><a href="#schemas">Shapes</a></li>
            </ul>
          </nav>
          <main>
            ${prose(document.info.description)}
            ${[...calls].map(
              ([tag, list]) =>
                html`<section>
                  <h2 id="${anchor(tag)}">${tag}</h2>
                  ${list.map(callBlock)}
                </section>`,
            )}
            <section>
              <h2 id="schemas">Shapes</h2>
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
