import { Window } from 'happy-dom';

/**
 * Gives this process a document like a browser's, so that code which only browsers render can be tried. It loads nothing. Import this
 * file only for that: renderers of pages never need it, and it is large.
 * @param url URL of the document
 */
export const installBrowserDom = (url: string): void => {
  const window = new Window({ url });
  const define = (name: string) =>
    Object.defineProperty(globalThis, name, { configurable: true, get: (): unknown => Reflect.get(window, name) });
  for (const name of Object.getOwnPropertyNames(window)) if (!(name in globalThis)) define(name);
  // Node has some of these names too, with other objects.
  for (const name of ['navigator', 'Event', 'CustomEvent', 'FormData', 'localStorage', 'sessionStorage']) define(name);
  Object.defineProperty(globalThis, 'window', { configurable: true, value: globalThis });
};
