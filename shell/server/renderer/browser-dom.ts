/**
 * Gives this process a document like a browser's, so that code which only browsers render can be tried. It loads nothing.
 * @param url URL of the document
 */
export const installBrowserDom = async (url: string): Promise<void> => {
  // Renderers of pages never need it, and it is large.
  const { Window } = await import('happy-dom');
  const window = new Window({ url });
  const define = (name: string) =>
    Object.defineProperty(globalThis, name, { configurable: true, get: (): unknown => Reflect.get(window, name) });
  for (const name of Object.getOwnPropertyNames(window)) if (!(name in globalThis)) define(name);
  // Node has some of these names too, with other objects.
  for (const name of ['navigator', 'Event', 'CustomEvent', 'localStorage', 'sessionStorage']) define(name);
  Object.defineProperty(globalThis, 'window', { configurable: true, value: globalThis });
};
