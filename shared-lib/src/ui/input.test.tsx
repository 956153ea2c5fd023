import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { expect, it } from 'vitest';
import { Select } from './input.tsx';

it('shows an arrow on a select', () => {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<Select />));
  const [, picture = ''] = /background-image:url\('([^']*)'\)/.exec(sheet.getStyleTags()) ?? [];
  sheet.seal();
  expect(decodeURIComponent(picture)).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>$/);
});
