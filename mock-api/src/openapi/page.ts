import type { OpenApiDocument, Operation, Parameter } from './json-schema.ts';
import { html, Markup, emptyMarkup, prose, schemaBlock, shapeOf, typeOf } from './shape.ts';

/** Style sheet of the documentation page. It is one constant, because the content security policy has its hash. */
export const pageStyle = `
:root{color-scheme:light;--ink:#0A272C;--soft:#46585A;--nile:#17625F;--tint:#EDF3EF;--line:#E2DCCE;--brass:#80571A;--clay:#A4472B}
*{box-sizing:border-box}
body{margin:0;background:#FBF9F4;color:#14282B;font:16px/1.6 system-ui,"Segoe UI",Arial,sans-serif}
a{color:var(--nile)}
code,.path{font-family:ui-monospace,Consolas,monospace;font-size:.9em;overflow-wrap:anywhere}
header{background:var(--ink);color:#fff;padding:2.5rem 1.5rem}
header h1{margin:0 0 .25rem;font-weight:500}
header a{color:#DDB56A}
.layout{display:grid;grid-template-columns:15rem minmax(0,1fr);gap:2.5rem;max-width:78rem;margin:0 auto;padding:2rem 1.5rem}
nav{position:sticky;inset-block-start:1.5rem;align-self:start;max-block-size:92vh;overflow:auto;font-size:.9rem}
nav ul{list-style:none;margin:0;padding:0}
nav a{display:block;padding:.2rem 0;text-decoration:none}
h2{margin:2.5rem 0 .75rem;padding-block-end:.3rem;border-block-end:1px solid var(--line);color:var(--ink);font-weight:500}
h3,h4{margin:1.25rem 0 .4rem;color:var(--ink);font-weight:600;font-size:1rem}
details{background:#fff;border:1px solid var(--line);margin-block-end:.5rem}
summary{display:grid;grid-template-columns:4.5rem minmax(0,1fr) auto;gap:.25rem 1rem;align-items:baseline;padding:.6rem .9rem;cursor:pointer}
summary .description{grid-column:2/-1;color:var(--soft);font-size:.9rem}
summary:focus-visible,a:focus-visible{outline:2px solid var(--nile);outline-offset:2px}
.method{font:600 .8rem ui-monospace,Consolas,monospace;color:var(--nile)}
.method.post,.method.put,.method.patch{color:var(--brass)}
.method.delete{color:var(--clay)}
.access{font-size:.8rem;color:var(--soft);white-space:nowrap}
.inside{padding:0 .9rem 1rem}
table{border-collapse:collapse;inline-size:100%;font-size:.9rem}
th{text-align:start;font-weight:600;color:var(--nile);background:var(--tint)}
th,td{padding:.35rem .6rem;border-block-end:1px solid var(--line);vertical-align:top}
.scroll{overflow-x:auto}
.needed{color:var(--clay)}
.type{color:var(--soft)}
ul.shape{margin:.2rem 0;padding-inline-start:1.1rem;border-inline-start:2px solid var(--tint)}
ul.shape li{list-style:none;font-size:.9rem}
@media (max-width:56rem){.layout{grid-template-columns:minmax(0,1fr)}nav{position:static;max-block-size:none}summary{grid-template-columns:4rem minmax(0,1fr)}summary .description,summary .access{grid-column:1/-1}}
`;

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
