import type { Sample } from './sample.ts';

/** `file` imports `from`, which a boundary forbids. */
const forbidden = (file: string, from: string, message: string): Sample => ({
  breaks: 'project/import-boundaries',
  message,
  file,
  source: `export type Taken = typeof import('${from}');\n`,
});

const packages: Sample[] = [
  forbidden(
    'shell/src/boundaries/remote-by-name.ts',
    'remote-public/routes',
    'remote-public is released separately and loaded at run time',
  ),
  forbidden(
    'shell/src/boundaries/remote-by-path.ts',
    '../../../remote-admin/src/routes.tsx',
    'remote-admin is released separately',
  ),
  forbidden('shell/src/boundaries/api.ts', '../../../mock-api/src/app.ts', 'Use the API over HTTP'),
  forbidden(
    'remote-public/src/boundaries/other-remote.ts',
    '../../../remote-account/src/routes.tsx',
    'remote-account is released separately',
  ),
  forbidden(
    'remote-public/src/boundaries/shell.ts',
    '../../../shell/src/routing/areas.ts',
    'Nothing imports the shell',
  ),
  forbidden('remote-account/src/boundaries/api.ts', 'mock-api/src/app.ts', 'Use the API over HTTP'),
  forbidden('shared-lib/src/api/shell.ts', '../../../shell/src/routing/areas.ts', 'Nothing imports the shell'),
  forbidden('shared-lib/src/api/remote.ts', 'remote-public', 'remote-public is released separately'),
  forbidden('shared-lib/src/api/mock.ts', 'mock-api', 'Use the API over HTTP'),
  forbidden('mock-api/src/boundaries/shell.ts', 'shell', 'Nothing imports the shell'),
  forbidden('mock-api/src/boundaries/remote.ts', 'remote-admin/login', 'remote-admin is released separately'),
  forbidden('shell/src/boundaries/root.ts', '../../../package.json', 'never leaves its package'),
];

const entryPoints: Sample[] = [
  forbidden(
    'shell/src/boundaries/entry-point-by-path.ts',
    '../../../shared-lib/src/copy/index.ts',
    'by an entry point',
  ),
  forbidden(
    'remote-admin/src/boundaries/internal-file.ts',
    'shared-lib/src/copy/actions.ts',
    'never by its internal files',
  ),
  forbidden(
    'mock-api/src/boundaries/ui.ts',
    'shared-lib/theme',
    'mock-api/ may import only these entry points of shared-lib: calculation, contracts, copy, finance, format, gauge, numbers, paths',
  ),
  forbidden('shell/e2e/visitor/entry-point.ts', 'shared-lib/session', 'shell/e2e/ may import only these entry points'),
  forbidden('shell/bench/entry-point.ts', 'shared-lib/http', 'shell/bench/ may import only these entry points'),
  forbidden('shell/e2e/visitor/source.ts', '../../src/routing/areas.ts', 'by its URLs'),
  forbidden('shell/bench/source.ts', '../server/main.ts', 'by its URLs'),
  forbidden(
    'shared-lib/src/http/by-path.ts',
    '../contracts/index.ts',
    "import one another by name: 'shared-lib/contracts'",
  ),
  forbidden('shared-lib/src/contracts/outward.ts', 'shared-lib/http', "'contracts' may import paths"),
  forbidden('shared-lib/src/session/outward.ts', 'shared-lib/http', "'session' may import contracts"),
  forbidden('shared-lib/src/http/outward.ts', 'shared-lib/api', "'http' may import contracts, copy, session"),
  forbidden('shared-lib/src/theme/outward.ts', 'shared-lib/ui/button', "'theme' may import no other entry point"),
  forbidden('shared-lib/src/ui/outward.ts', 'shared-lib/form', 'imports go inward only'),
  forbidden('shared-lib/src/ui/domain.ts', 'shared-lib/contracts', 'imports go inward only'),
  forbidden('shared-lib/src/unlisted/entry-point.ts', 'shared-lib/copy', "'unlisted' is not listed"),
];

const layers: Sample[] = [
  forbidden(
    'remote-public/src/features/hero/other.ts',
    '../services/list.ts',
    "A feature never imports another ('hero' wants 'services')",
  ),
  forbidden(
    'remote-admin/src/features/users/parts/other.ts',
    '../../services/list.ts',
    'A feature never imports another',
  ),
  forbidden('remote-public/src/features/hero/page.ts', '../../pages/home.tsx', 'A feature does not import pages'),
  forbidden('remote-public/src/features/hero/routes.ts', '../../routes.tsx', 'routes > pages > features'),
  forbidden('remote-account/src/pages/routes.ts', '../routes.tsx', 'routes > pages > features'),
];

const general: Sample[] = [
  forbidden(
    'mock-api/src/dialect/audit.ts',
    '../resources/audit/record-audit.ts',
    "'dialect' serves any resource and imports none",
  ),
];

const libraries: Sample[] = [
  forbidden('remote-public/src/boundaries/router.ts', 'react-router-dom', "'shared-lib/router'"),
  forbidden('shell/src/boundaries/router.ts', 'react-router', "'shared-lib/router'"),
  { ...forbidden('remote-account/src/boundaries/zod.ts', '', "'zod/mini'"), source: "export { z } from 'zod';\n" },
  {
    ...forbidden('shared-lib/src/contracts/zod.ts', '', "'zod/mini'"),
    source: "import * as z from 'zod/v4';\n\nexport const text = z.string();\n",
  },
  {
    ...forbidden('remote-admin/src/boundaries/axios.ts', '', "'shared-lib/http'"),
    source: "export const load = () => import('axios');\n",
  },
  {
    ...forbidden('remote-public/src/boundaries/sonner.ts', '', "'shared-lib/toast'"),
    source: "export * from 'sonner';\n",
  },
  {
    ...forbidden('remote-public/src/boundaries/node.ts', '', 'runs in browsers'),
    source: "export { join } from 'node:path';\n",
  },
  {
    ...forbidden('shell/src/boundaries/tooling.ts', '', 'runs in Node'),
    source: "export { ROOT } from 'tooling/config';\n",
  },
  {
    ...forbidden('shared-lib/src/form/testing.ts', '', 'is for tests'),
    source: "export { anything } from 'testing/anything';\n",
  },
  {
    ...forbidden('remote-public/src/boundaries/testing.ts', '', 'is for tests'),
    source: "export { anything } from 'testing/anything';\n",
  },
];

export const importSamples: Sample[] = [
  ...packages,
  ...entryPoints,
  ...layers,
  ...general,
  ...libraries,
  {
    breaks: 'import/no-cycle',
    message: 'cycle',
    file: 'shell/src/circle/one.ts',
    source: "import { two } from './two.ts';\n\nexport const one = (): number => two() + 1;\n",
  },
  {
    breaks: 'import/no-cycle',
    message: 'cycle',
    file: 'shell/src/circle/two.ts',
    source: "import { one } from './one.ts';\n\nexport const two = (): number => one() - 1;\n",
  },
  {
    breaks: 'import/no-default-export',
    message: 'named exports',
    file: 'shell/src/boundaries/unnamed.ts',
    source: 'export default 3;\n',
  },
];
