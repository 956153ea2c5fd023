/** API of happy-dom, the simulated browser that most tests of pages run in. */
declare const happyDOM: { setViewport(size: { width: number; height: number }): void };

const firstSize = typeof happyDOM === 'undefined' ? undefined : { width: innerWidth, height: innerHeight };

/** A cookie is removed only with the path that it was set with: the site sets `/`, and some tests none. */
const removeCookies = (): void => {
  for (const cookie of document.cookie.split('; '))
    for (const path of ['', '; path=/']) document.cookie = `${cookie.split('=')[0]}=${path}; max-age=-1`;
};

/**
 * Removes what a test file left in the window of happy-dom, which the files of a worker share: content, stored data, URL and size. The
 * head stays, because styled-components adds its rules to the element that it once created.
 */
export const resetWindow = (): void => {
  if (!firstSize) return;
  // Without the simulated XMLHttpRequest, axios uses Node's http and reaches the API. It selects one of them when it is loaded.
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
  happyDOM.setViewport(firstSize);
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  removeCookies();
  history.replaceState(null, '', '/');
};
