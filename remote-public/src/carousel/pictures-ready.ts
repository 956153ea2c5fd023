/** Longest wait in ms. A picture that has not arrived by then appears later, in its place. */
const LONGEST_WAIT_MS = 12_000;

/**
 * Waits until all pictures in some elements are decoded, so that they appear at once. It does not wait for a picture that has failed.
 * @returns undefined when there is nothing to wait for
 */
export const picturesReady = (elements: Iterable<Element>): Promise<unknown> | undefined => {
  const pictures = Array.from(elements, (element) => [...element.querySelectorAll('img')]).flat();
  if (pictures.length === 0) return undefined;
  const decoded = Promise.allSettled(pictures.map((picture) => picture.decode()));
  return Promise.race([decoded, new Promise((resolve) => void setTimeout(resolve, LONGEST_WAIT_MS))]);
};
