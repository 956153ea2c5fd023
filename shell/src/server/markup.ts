import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { isRouteErrorResponse } from 'shared-lib/router';

/** React writes this in place of a boundary whose content threw, and leaves the rest to the browser. */
const FAILED_BOUNDARY = '<!--$!-->';

/** What was thrown, as text: code may throw anything. */
export const textOfThrown = (thrown: unknown): string => {
  if (thrown instanceof Error) return thrown.message;
  if (isRouteErrorResponse(thrown)) return `responds with ${thrown.status}`;
  return typeof thrown === 'string' ? thrown : (JSON.stringify(thrown) ?? String(thrown));
};

/** The first error of a render; undefined when it has none. */
const findError = (element: ReactElement): Promise<unknown> => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const stream = renderToPipeableStream(element, {
    onError: resolve,
    // Everything that does not wait has been rendered when the current task ends.
    onShellReady: () =>
      queueMicrotask(() => {
        resolve(undefined);
        stream.abort();
      }),
  });
  return promise;
};

/**
 * Renders an element. React does not throw the error of a page, because the page is inside a boundary; the visitor would get an
 * empty page.
 * @throws what the element throws while it renders; a part that suspends or fails only the first time counts as failed, because the visitor
 *   would get the page without it
 */
export const renderMarkup = async (element: ReactElement): Promise<string> => {
  const markup = renderToString(element);
  if (!markup.includes(FAILED_BOUNDARY)) return markup;
  const error = await findError(element);
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error(`the page threw ${textOfThrown(error)}`, { cause: error });
  throw new Error('a part of the page waited for something, or failed the first time it was rendered');
};
