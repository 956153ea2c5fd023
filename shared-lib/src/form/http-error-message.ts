import { tooManyTries } from 'shared-lib/copy';
import { formatWait } from 'shared-lib/format';
import type { HttpError } from 'shared-lib/http';

/** Message of the server, else our own. For a rate limit without a server message (such as one of the proxy) it includes the wait. */
export const httpErrorMessage = ({ kind, message, serverMessage, retryAfterSeconds }: HttpError): string =>
  kind === 'rate-limited' && !serverMessage && retryAfterSeconds !== undefined
    ? tooManyTries(formatWait(retryAfterSeconds))
    : message;
