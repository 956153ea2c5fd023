/** Longest wait in ms. A picture that has not arrived by then appears later, in its place. */
const LONGEST_WAIT_MS = 12_000;

/**
 * Calls back when all pictures in some elements are decoded, so that they appear at once; immediately when there are none. It does not
 * wait for a picture that has failed.
 * @returns a function that cancels the call
 */
export const whenPicturesReady = (elements: Iterable<Element>, callback: () => void): (() => void) => {
  let isCancelled = false;
  const finish = () => {
    if (!isCancelled) callback();
    isCancelled = true;
  };
  const pictures = Array.from(elements, (element) => [...element.querySelectorAll('img')]).flat();
  if (pictures.length === 0) finish();
  else void Promise.allSettled(pictures.map((picture) => picture.decode())).then(finish);
  const timer = setTimeout(finish, LONGEST_WAIT_MS);
  return () => {
    isCancelled = true;
    clearTimeout(timer);
  };
};
