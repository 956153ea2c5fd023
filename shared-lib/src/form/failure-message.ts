import type { HttpError } from 'shared-lib/http';
import type { FailureKind } from 'shared-lib/copy';

/** Failures without a response. Their message is more specific than a general one. */
const withoutResponse: readonly FailureKind[] = ['offline', 'network', 'timeout'];

/** What failed, without the advice that follows it: the reason brings its own. */
const firstSentence = (text: string): string => text.split(/\.(?:\s|$)/)[0] ?? text;

/**
 * Creates the `failureMessage` of a `Form` by the rule of the specification (§8): empty when the server reported fields of the
 * form, else the message of the server, else `fallback`.
 */
export const failureMessageOr =
  (fallback: string) =>
  ({ kind, message, errors, serverMessage }: HttpError, unmatched: readonly string[]): string => {
    if (unmatched.length > 0) return [serverMessage ?? fallback, ...unmatched].join(' ');
    if (Object.keys(errors).length > 0) return '';
    if (serverMessage) return serverMessage;
    return withoutResponse.includes(kind) ? `${firstSentence(fallback)}. ${message}` : fallback;
  };
