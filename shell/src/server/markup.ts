import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** React writes this in place of a boundary whose content threw, and leaves the rest to the browser. */
const FAILED_BOUNDARY = '<!--$!-->';

/** The first error of a render; undefined when it has none. */
const findError = (element: ReactElement): Promise<unknown> => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const stream = renderToPipeableStream(element, {
    onError: resolve,
    onAllReady() {
      resolve(undefined);
      stream.abort();
    },
  });
  return promise;
};

/**
 * Renders an element. React does not throw the error of a page, because the page is inside a boundary; the visitor would get an
 * empty page.
 * @throws what the element throws while it renders
 */
export const renderMarkup = async (element: ReactElement): Promise<string> => {
  const markup = renderToString(element);
  const error = markup.includes(FAILED_BOUNDARY) ? await findError(element) : undefined;
  if (error !== undefined) throw error instanceof Error ? error : new Error('the page threw', { cause: error });
  return markup;
};
