/** A request body of a malicious or faulty client. */
export interface RequestBody {
  title: string;
  payload: string;
  type: string;
}

const JSON_TYPE = 'application/json';
const asJson = (title: string, payload: string): RequestBody => ({ title, payload, type: JSON_TYPE });

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** Bodies that every route must reject, whatever its contract is. */
export const malformedBodies: readonly RequestBody[] = [
  asJson('truncated JSON', '{"name": "م'),
  asJson('an empty body', ''),
  asJson('NUL outside of a string', '{"name":\u0000"x"}'),
  asJson('__proto__', '{"__proto__":{"role":"admin"}}'),
  asJson('nested __proto__', '{"a":[{"__proto__":{"role":"admin"}}]}'),
  asJson('constructor.prototype', '{"constructor":{"prototype":{"role":"admin"}}}'),
  asJson('two megabytes', JSON.stringify({ message: 'x'.repeat(2_000_000) })),
  asJson('30,000 open brackets', '['.repeat(30_000)),
  { title: 'plain text', payload: '{"name":"x"}', type: 'text/plain' },
  { title: 'a URL-encoded form', payload: 'name=x&email=a%40b.c', type: 'application/x-www-form-urlencoded' },
  {
    title: 'XML',
    payload: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    type: 'application/xml',
  },
  { title: 'an invalid content type', payload: '{}', type: '; charset=\u00ff' },
];

const DEEP = '@@deep@@';
/** Beyond the range of ids, prices and counts. JSON.parse reads the last two as infinity. */
const hugeNumbers = ['9007199254740993', '1e308', '-1e308', '1e999', '-1e999'];

/** @returns invalid JSON values for a field, each with a title */
const badValues = (value: unknown): [title: string, json: string][] => {
  const deep: [string, string] = ['10,000 nested arrays', nested(10_000)];
  switch (typeof value) {
    case 'string':
      return [
        ['an object', '{"length":5,"trim":"x"}'],
        ['an array', '["x",["y"]]'],
        ['a number', '12345'],
        ['a boolean', 'true'],
        ['100 KB', JSON.stringify(`${'x'.repeat(100_000)}@example.com`)],
        ['60 KB', JSON.stringify(`${'x'.repeat(60_000)}@example.com`)],
        deep,
      ];
    case 'number':
      return [
        ...hugeNumbers.map((number): [string, string] => [`the number ${number}`, number]),
        ['a string', '"many"'],
        ['an object', '{}'],
        deep,
      ];
    default:
      return [['a string', '"perhaps"'], ['an object', '{"valueOf":1}'], deep];
  }
};

/** Copies of a valid body: each has one invalid field. */
export const bodiesWithOneBadField = (body: object): RequestBody[] =>
  Object.entries(body).flatMap(([field, value]) =>
    badValues(value).map(([title, json]) =>
      asJson(
        `${field}: ${title}`,
        JSON.stringify({ ...body, [field]: DEEP }).replace(`"${DEEP}"`, () => json),
      ),
    ),
  );

/** Hostile query strings. A list may ignore them or reject them, but must not fail. */
export const badQueries: readonly string[] = [
  '_page=-1&_limit=-5',
  '_page=1&_limit=1e9',
  '_start=-10&_end=99999999999999999999',
  '_page=9007199254740993&page=9007199254740993&per_page=9007199254740993',
  'page=-1&per_page=1000000000',
  'page=0&page=1&page=x',
  '_sort=id;drop%20table%20users&_order=asc;--',
  '_sort=id,id,__proto__,constructor,users.password_hash,(select%201)&_order=sideways',
  "q='&id='&name=%22&status=')--&kind='%20or%201=1",
  "id='%20or%20'1'='1&id_gte='&id_ne=%22&_page=1",
  'name_like=(&title_ar_like=[a&email_like=%5C&reference_like=**',
  'name_like=%25&title_ar_like=_&email_like=%5E$',
  'q=%ED%A0%80&name=%ED%A0%80&status=%ff',
  `q=${'%F0%9F%92%A5'.repeat(300)}`,
  `q=${'x'.repeat(5000)}`,
  `q=${'a%20'.repeat(2000)}`,
  '__proto__=1&__proto__[role]=admin&constructor=1&constructor.prototype=1&toString=1&hasOwnProperty=1',
  'id[]=1&id[gte]=1&q[a]=b&page[x]=1&_sort[]=id',
  `${'id=1&'.repeat(1500)}id=2`,
  Array.from({ length: 300 }, (_, index) => `field${index}=1`).join('&'),
  '&&&===&=x&%=%&q',
  '_embed=sectors&_expand=user&_embed=__proto__&_delay=x',
];

/** Hostile values for the route parameter that names a row. */
export const badRouteParams: readonly string[] = [
  "'",
  '-1',
  '0',
  '1e9',
  '99999999999999999999',
  '1;drop%20table%20users',
  '__proto__',
  'constructor',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  'a%00b',
  '%zz',
  '%ED%A0%80',
  'x'.repeat(1200),
];

/** Matches words that a response contains only when it leaks internal details. */
export const INTERNAL_DETAILS =
  /node_modules|\.ts\b|\bat \S+ \(|sqlite|postgres|\bselect \S+ from\b|insert into|constraint|ECONN|ENOENT|TypeError|SyntaxError|RangeError|zod|fastify|FST_|undefined|\[object/i;
