import { tooManyTries } from 'shared-lib/copy';
import { formatWait } from 'shared-lib/format';
import type { HttpError } from 'shared-lib/http';

/** The server's own sentence, else ours; of too many tries also how long to wait, wherever on the way they were refused. */
export const httpErrorMessage = ({ kind, message, serverMessage, retryAfterSeconds }: HttpError): string =>
  kind === 'rate-limited' && !serverMessage && retryAfterSeconds !== undefined
    ? tooManyTries(formatWait(retryAfterSeconds))
    : message;
