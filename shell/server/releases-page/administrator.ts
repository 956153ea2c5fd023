import { user } from 'shared-lib/contracts';
import { failures } from 'shared-lib/copy';
import { REQUEST_ID_HEADER } from 'tooling/server/request-id';
import * as z from 'zod/mini';

/** A request that gets no answer but this. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly status: number;

  /** @param message Arabic sentence for the administrator */
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const UNAUTHORIZED = 401;
const FORBIDDEN = 403;
const UNAVAILABLE = 503;
const TIMEOUT_MS = 5000;
/** A token of the API, and nothing that could end the header. */
const BEARER = /^Bearer [\x21-\x7e]{1,2048}$/;

const me = z.object({ data: user });

/**
 * The name of the administrator who sends a request. The API says who that is each time, so that a session that ended, or a role that was taken
 * away, counts at once. Cookies are not read, so that no other site can make a browser send something.
 * @param authorization header of the request
 * @throws {RequestError} 401 without a session, 403 for anybody else, 503 while the API does not say
 */
export const findAdministrator = async (
  authorization: string | undefined,
  { apiOrigin, requestId }: { apiOrigin: string; requestId: string },
): Promise<string> => {
  if (authorization === undefined || !BEARER.test(authorization))
    throw new RequestError(UNAUTHORIZED, failures.unauthorized);
  let status: number;
  let body: unknown;
  try {
    const response = await fetch(`${apiOrigin}/api/auth/me`, {
      headers: { accept: 'application/json', authorization, [REQUEST_ID_HEADER]: requestId },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    status = response.status;
    body = await response.json();
  } catch {
    throw new RequestError(UNAVAILABLE, failures.server);
  }
  if (status === UNAUTHORIZED) throw new RequestError(UNAUTHORIZED, failures.unauthorized);
  if (status === FORBIDDEN) throw new RequestError(FORBIDDEN, failures.forbidden);
  const found = me.safeParse(body);
  if (status !== 200 || !found.success) throw new RequestError(UNAVAILABLE, failures.server);
  const { role, status: account, name } = found.data.data;
  if (role !== 'admin' || account !== 'active') throw new RequestError(FORBIDDEN, failures.forbidden);
  return name;
};
