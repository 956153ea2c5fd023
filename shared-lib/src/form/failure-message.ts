import type { HttpError } from 'shared-lib/http';
import type { FailureKind } from 'shared-lib/copy';

/** The server was never heard: what happened on the way says more than «it failed». */
const unheard: readonly FailureKind[] = ['offline', 'network', 'timeout'];

/**
 * The specification's rule for the alert of a form (§8), for `Form`'s `failureMessage`: nothing when the server named fields of
 * the form, else the server's own sentence, else `fallback`.
 */
export const failureMessageOr =
  (fallback: string) =>
  ({ kind, message, errors, serverMessage }: HttpError, homeless: readonly string[]): string => {
    if (homeless.length > 0) return [serverMessage ?? fallback, ...homeless].join(' ');
    if (Object.keys(errors).length > 0) return '';
    if (serverMessage) return serverMessage;
    return unheard.includes(kind) ? `${fallback}. ${message}` : fallback;
  };
