import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import flipPhysical from 'stylis-plugin-rtl';
import { GlobalStyle } from './global-style.ts';

export { fontFiles } from './font-faces.ts';

/** One list for the life of the page: another array would make styled-components print everything again. */
const plugins = [flipPhysical];

/**
 * The one place where styles are configured; whatever starts an application puts it around everything. Rooms that it
 * composes inherit it.
 */
export const ThemeRoot = ({ children }: { children: ReactNode }) => (
  <StyleSheetManager stylisPlugins={plugins}>
    <GlobalStyle />
    {children}
  </StyleSheetManager>
);
