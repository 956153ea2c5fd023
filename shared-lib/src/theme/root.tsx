import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import flipPhysical from 'stylis-plugin-rtl';
// The server prints the styles that refer to the fonts; these imports add the files to the browser build.
import './fonts/alexandria-arabic-basic-wght-normal.woff2';
import './fonts/alexandria-arabic-wght-normal.woff2';
import './fonts/alexandria-latin-basic-wght-normal.woff2';
import './fonts/alexandria-latin-wght-normal.woff2';
import { globalStyles } from './global-style.ts';

export { fontFiles } from './font-faces.ts';
export { globalStyles };

/** A constant array: with a new one styled-components would regenerate all styles. */
const plugins = [flipPhysical];

/**
 * Configures styled-components. The entry of an application renders it around everything; remotes inside inherit it. It needs the
 * global styles: the server includes `globalStyles` in the document, other documents call `adoptGlobalStyles`.
 */
export const ThemeRoot = ({ children }: { children: ReactNode }) => (
  <StyleSheetManager stylisPlugins={plugins}>{children}</StyleSheetManager>
);

/** Adds the global styles to a document that was not rendered by the shell server. */
export const adoptGlobalStyles = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(globalStyles);
  document.adoptedStyleSheets.push(sheet);
};
