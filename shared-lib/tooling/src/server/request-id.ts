import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Header with which a request keeps one id from the browser to the API. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Short enough for a log line, and without characters that could forge one. */
const FORMAT = /^[\w-]{8,64}$/;

/** The id of a request: the one that it brings if it is well-formed, else a new one. */
export const requestIdOf = ({ headers }: { headers: IncomingHttpHeaders }): string =>
  FORMAT.exec(String(headers[REQUEST_ID_HEADER] ?? ''))?.[0] ?? randomUUID();
