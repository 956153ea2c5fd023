import type { Parameter } from './document-types.ts';

/** What is true of every call; Markdown. */
export const intro = `Every path of the site's API. A back end that answers these calls can take its place.

**Bodies** are JSON in UTF-8. Lists and details under \`/api/public\` come as \`{ "data": … }\`, pages of a list with \`meta\`; under \`/api/admin\` they are bare, in the dialect of json-server 0.17.

**Who may call** a path is said beside it. Whoever signed in sends \`Authorization: Bearer <token>\`. No cookies are set or read.

**Failures** are \`{ "message": "…", "errors": { "field": ["…"] }, "request_id": "…" }\` with Arabic sentences for people: 400 not understood, 401 no session, 403 not allowed, 404 not there, 405 another method, 409 against the current state, 410 a link that ended, 413 too large, 415 not JSON, 422 wrong fields, 429 too often, 500 our fault, 503 not at the moment. 429 and 503 carry \`Retry-After\`.

**Writes** under \`/api/admin\` take whole records back: what is not written by hand is ignored. One that carries another \`updated_at\` than the row has is a 409 with \`changed_since\` (\`by\`, \`at\`, \`current\`). Those that take an \`Idempotency-Key\`, wherever they are, say so.

**Names in paths** are numbers or slugs. Under a slug of before, a thing answers as it is called today: compare \`slug\` and redirect.

**Moments** are ISO 8601 in UTC, money whole US dollars, percentages 0 to 100. Digits are Latin everywhere; Arabic-Indic ones are understood.

**Search** (\`q\`) is blind to hamza, tashkeel, tatweel, the last letters of a word and a leading article; all words must be found.`;

const text = { type: 'string' };
const number = { type: 'integer', minimum: 0 };

/** The dialect of json-server 0.17, which every list of the administration understands. */
export const dialectParameters: Parameter[] = [
  {
    name: '_page',
    in: 'query',
    required: false,
    description: 'Page, counted from 1; answers `Link` with first, prev, next and last.',
    schema: number,
  },
  { name: '_limit', in: 'query', required: false, description: 'Rows on a page: 10, at most 1000.', schema: number },
  {
    name: '_start',
    in: 'query',
    required: false,
    description: 'First row, counted from 0; with `_end` or `_limit`.',
    schema: number,
  },
  { name: '_end', in: 'query', required: false, description: 'Row before which to end.', schema: number },
  { name: '_sort', in: 'query', required: false, description: 'Columns, separated by commas.', schema: text },
  { name: '_order', in: 'query', required: false, description: 'asc or desc for each of them.', schema: text },
  {
    name: '_embed',
    in: 'query',
    required: false,
    description: 'Children to show inside rows: `services` and `studies` of sectors.',
    schema: text,
  },
  {
    name: '_expand',
    in: 'query',
    required: false,
    description: 'Parent to show inside rows: `sector` of studies.',
    schema: text,
  },
  { name: 'q', in: 'query', required: false, description: 'Words that a row must hold.', schema: text },
  {
    name: '{column}',
    in: 'query',
    required: false,
    description:
      'Value of a column, repeated for any of several; with `_gte`, `_lte`, `_ne` or `_like` behind the name for other comparisons. `X-Total-Count` tells how many rows there are.',
    schema: text,
  },
];
