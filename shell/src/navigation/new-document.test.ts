// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { loadRequiredDocument, needsOwnDocument, requireNewDocumentFor, setTargetHash } from './new-document.ts';

afterEach(() => setTargetHash(''));

/** Location that the middleware redirects to; undefined when the page opens in this document. */
const documentFor = (path: string): string | null | undefined => {
  try {
    const request = new Request(new URL(path, location.origin));
    void loadRequiredDocument({ request } as Parameters<typeof loadRequiredDocument>[0], () => Promise.resolve());
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('location');
    throw thrown;
  }
  return undefined;
};

it('applies every rule, whichever was added first', () => {
  requireNewDocumentFor((path) => path.startsWith('/one'));
  requireNewDocumentFor((path) => path.startsWith('/two'));
  expect(['/one', '/two', '/three'].map(needsOwnDocument)).toEqual([true, true, false]);
});

it('opens the page with its query and fragment in the new document', () => {
  requireNewDocumentFor((path) => path.startsWith('/contact'));
  setTargetHash('#terms');
  expect(documentFor('/contact?tab=consultation')).toBe('/contact?tab=consultation#terms');
  expect(documentFor('/about')).toBeUndefined();
});
