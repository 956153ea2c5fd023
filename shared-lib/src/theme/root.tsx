import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import flipPhysical from 'stylis-plugin-rtl';
// The styles that name the fonts are printed by the server; the files belong to the browser's build.
import './fonts/alexandria-arabic-basic-wght-normal.woff2';
import './fonts/alexandria-arabic-wght-normal.woff2';
import './fonts/alexandria-latin-basic-wght-normal.woff2';
import './fonts/alexandria-latin-wght-normal.woff2';
import { globalStyles } from './global-style.ts';

export { fontFiles } from './font-faces.ts';
export { globalStyles };

/** One list for the life of the page: another array would make styled-components print everything again. */
const plugins = [flipPhysical];

/**
 * The one place where styles are configured; whatever starts an application puts it around everything. Rooms that it
 * composes inherit it. The document brings `globalStyles` with it, or `adoptGlobalStyles` is called.
 */
export const ThemeRoot = ({ children }: { children: ReactNode }) => (
  <StyleSheetManager stylisPlugins={plugins}>{children}</StyleSheetManager>
);

/** For a document that no server of ours has printed. */
export const adoptGlobalStyles = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(globalStyles);
  document.adoptedStyleSheets.push(sheet);
};
