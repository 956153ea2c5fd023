import type { Parameter, ResponseHeader } from './json-schema.ts';

/** Introduction of the API documentation, in Markdown. */
export const intro = `The REST API of the site. Any back end that implements these endpoints can replace it.

**Bodies** are JSON in UTF-8. Lists and items under \`/api/public\` are wrapped as \`{ "data": … }\`, pages of a list with \`meta\`. Under \`/api/admin\` they are bare, in the dialect of json-server 0.17.

**Access rules** are shown beside each path. Signed-in clients send \`Authorization: Bearer <token>\`. The API neither sets nor reads cookies.

**Errors** are \`{ "message": "…", "errors": { "field": ["…"] }, "request_id": "…" }\` with Arabic messages for users: 400 malformed request, 401 no session, 403 not allowed, 404 not found, 405 method not allowed, 409 conflict with the current state, 410 expired link, 413 too large, 415 not JSON, 422 invalid fields, 429 too many requests, 500 server error, 503 temporarily unavailable. 429 and 503 have \`Retry-After\`.

**Writes** under \`/api/admin\` accept whole records and ignore read-only fields. A write with another \`updated_at\` than the stored one gets a 409 with \`changed_since\` (\`by\`, \`is_own\`, \`at\`, \`current\`). Endpoints that accept an \`Idempotency-Key\` list it as a parameter.

**Identifiers in paths** are ids or slugs. A former slug returns the item with its current slug: compare \`slug\` and redirect.

**Times** are ISO 8601 in UTC, amounts are whole US dollars, percentages are 0 to 100. Responses have Latin digits; requests may have Arabic digits.

**Search** (\`q\`) ignores hamza, tashkeel, tatweel, spelling variants of the last character and a leading article. All words must match.`;

const text = { type: 'string' };
const number = { type: 'integer', minimum: 0 };

/** The list parameters of json-server 0.17, which every list under `/api/admin` supports. */
export const dialectParameters: Parameter[] = [
  {
    name: '_page',
    in: 'query',
    required: false,
    description: 'Page number from 1. The response has a `Link` header with first, prev, next and last.',
    schema: number,
  },
  { name: '_limit', in: 'query', required: false, description: 'Rows per page: 10, at most 1000.', schema: number },
  {
    name: '_start',
    in: 'query',
    required: false,
    description: 'Index of the first row, from 0; use it with `_end` or `_limit`.',
    schema: number,
  },
  { name: '_end', in: 'query', required: false, description: 'Index after the last row.', schema: number },
  { name: '_sort', in: 'query', required: false, description: 'Columns, separated by commas.', schema: text },
  { name: '_order', in: 'query', required: false, description: '`asc` or `desc` for each column.', schema: text },
  {
    name: '_embed',
    in: 'query',
    required: false,
    description: 'Children to embed: `services` and `studies` of sectors.',
    schema: text,
  },
  {
    name: '_expand',
    in: 'query',
    required: false,
    description: 'Parent to embed: `sector` of studies.',
    schema: text,
  },
  {
    name: 'q',
    in: 'query',
    required: false,
    description: 'Search words. A row must contain all of them.',
    schema: text,
  },
  {
    name: '{column}',
    in: 'query',
    required: false,
    description:
      'Value of a column; repeat it to match any of several values. The suffixes `_gte`, `_lte`, `_ne` and `_like` compare differently. Every plain field of a row is a column. Other parameters have no effect and are named in `X-Ignored-Parameters`.',
    schema: text,
  },
];

/** Headers of a list in the json-server dialect. */
export const dialectHeaders: Record<string, ResponseHeader> = {
  'X-Total-Count': { description: 'Number of matching rows on all pages.', schema: { type: 'integer' } },
  Link: { description: 'Numbered pages only: first, prev, next and last page (RFC 8288).', schema: text },
  'X-Ignored-Parameters': {
    description:
      'Parameters of the request that had no effect, percent-encoded and separated by commas; `_sort=name` for an unknown field in `_sort`. Missing when every parameter has an effect.',
    schema: text,
  },
};
