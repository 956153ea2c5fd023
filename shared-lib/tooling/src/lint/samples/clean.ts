/** A small site that breaks no rule. Path → source. */

const shell: Record<string, string> = {
  'shell/package.json': JSON.stringify({
    name: 'shell',
    scripts: { start: 'node server/main.ts' },
    dependencies: { react: '19.3.1', 'shared-lib': '1.0.0' },
  }),
  'shell/src/browser/client.tsx': `
import { StrictMode } from 'react';
import { SiteHeader } from '../header/site-header.tsx';

export const header = (
  <StrictMode>
    <SiteHeader height={3} />
  </StrictMode>
);
`,
  'shell/src/header/site-header.tsx': `
import { paths } from 'shared-lib/paths';
import { Link } from 'shared-lib/router';
import { ar } from '../copy/ar.ts';

export const SiteHeader = ({ height }: { height: number }) => (
  <Link to={paths.home()} data-height={height}>
    {ar.home}
  </Link>
);
`,
  'shell/src/copy/ar.ts': `
export const ar = { home: 'الرئيسية', years: '15 عاما' } as const;
`,
  'shell/server/main.ts': `
import { createServer } from 'node:http';
import { ROOT } from 'tooling/config';

// oxlint-disable-next-line typescript/no-explicit-any -- shows that a rule can be disabled
export const first: any = ROOT;
console.log(first, createServer().listening);
`,
  'shell/e2e/visitor/home.spec.ts': `
import { expect, test } from 'playwright/test';
import { paths } from 'shared-lib/paths';

test('a visitor reads «الرئيسية»', async ({ page }) => {
  await page.goto(paths.home());
  await expect(page.getByRole('heading', { name: 'الرئيسية' })).toBeVisible();
});
`,
};

const remote: Record<string, string> = {
  'remote-public/package.json': JSON.stringify({
    name: 'remote-public',
    dependencies: { react: '19.3.1', 'shared-lib': '1.0.0', 'styled-components': '6.6.0' },
  }),
  'remote-public/src/routes.tsx': `
import type { RouteObject } from 'shared-lib/router';
import { HomePage } from './pages/home-page.tsx';

const routes = (): RouteObject[] => [{ path: '/', element: <HomePage /> }];

export default routes;
`,
  'remote-public/src/pages/home-page.tsx': `
import { Services } from '../features/services/services.tsx';

export const HomePage = () => <Services wide />;
`,
  'remote-public/src/features/services/services.tsx': `
import { physical } from 'shared-lib/theme';
import styled, { css } from 'styled-components';
import { serviceNames } from './parts/service-names.ts';

const wide = css\`
  padding-inline: 4px 8px;
  border-radius: 4px 4px 0 0;
\`;

const List = styled.ul<{ $wide: boolean }>\`
  \${({ $wide }) => $wide && wide}
  \${({ $wide }) => !$wide && 'margin-inline-start: 4px;'}
  text-align: start;
  margin: 0 auto 4px;
  \${physical('transform', 'translateX(-4px)')}
  @media (min-width: 600px) {
    inset-inline-end: 0;
  }
\`;

export const Services = (props: { wide: boolean }) => (
  <List $wide={props.wide}>
    {serviceNames.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </List>
);
`,
  'remote-public/src/features/services/services.test.tsx': `
import { expect, it } from 'vitest';
import routes from '../../routes.tsx';

it('opens at «/»', () => expect(routes().map(({ path }) => path)).toEqual(['/']));
`,
  'remote-public/src/features/services/parts/service-names.ts': `
import { toPrice } from '../to-price.ts';

export const serviceNames = [toPrice(3), toPrice(4)];
`,
  'remote-public/src/features/services/to-price.ts': `
/** Digits are named by escapes; this comment may show them: ٣ */
const eastern = /[\\u0660-\\u0669]/g;

export const toPrice = (value: number): string => String(value).replace(eastern, '');
`,
};

const api: Record<string, string> = {
  'mock-api/package.json': JSON.stringify({
    name: 'mock-api',
    scripts: { start: 'node src/server.ts' },
    dependencies: { 'shared-lib': '1.0.0', zod: '4.6.7' },
  }),
  'mock-api/src/server.ts': `
import { user } from 'shared-lib/contracts';
import { z } from 'zod';
import { sectors } from './seed/sectors.ts';

const parsed = z.array(z.string()).parse(sectors);
console.log(parsed, user.safeParse(parsed).success);
`,
  'mock-api/src/seed/sectors.ts': `
export const sectors = ['التجاري', 'الصناعي'];
`,
};

export const cleanSite: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: 'site',
    workspaces: ['shell', 'remote-public', 'mock-api'],
    scripts: { lint: 'oxlint && stylelint' },
    devDependencies: {
      '@oxlint/plugins': '1.92.0',
      oxlint: '1.94.0',
      playwright: '1.65.1',
      'postcss-styled-syntax': '0.7.4',
      stylelint: '18.0.0',
      vitest: '5.1.1',
    },
  }),
  ...shell,
  ...remote,
  ...api,
};
