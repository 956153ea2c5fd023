import type { Sample } from './sample.ts';

/** `file` imports `from` and is told why not. */
const wall = (file: string, from: string, says: string): Sample => ({
  breaks: 'house/import-walls',
  says,
  file,
  source: `export type Taken = typeof import('${from}');\n`,
});

const rooms: Sample[] = [
  wall(
    'shell/src/walls/remote-by-name.ts',
    'remote-public/routes',
    'remote-public is released on its own and loaded at run time',
  ),
  wall(
    'shell/src/walls/remote-by-path.ts',
    '../../../remote-admin/src/routes.tsx',
    'remote-admin is released on its own',
  ),
  wall('shell/src/walls/api.ts', '../../../mock-api/src/app.ts', 'spoken to over HTTP'),
  wall(
    'remote-public/src/walls/other-remote.ts',
    '../../../remote-account/src/routes.tsx',
    'remote-account is released on its own',
  ),
  wall('remote-public/src/walls/shell.ts', '../../../shell/src/areas.ts', 'Nothing imports the shell'),
  wall('remote-account/src/walls/api.ts', 'mock-api/src/app.ts', 'spoken to over HTTP'),
  wall('shared-lib/src/api/shell.ts', '../../../shell/src/areas.ts', 'Nothing imports the shell'),
  wall('shared-lib/src/api/remote.ts', 'remote-public', 'remote-public is released on its own'),
  wall('shared-lib/src/api/mock.ts', 'mock-api', 'spoken to over HTTP'),
  wall('mock-api/src/walls/shell.ts', 'shell', 'Nothing imports the shell'),
  wall('mock-api/src/walls/remote.ts', 'remote-admin/login', 'remote-admin is released on its own'),
  wall('shell/src/walls/root.ts', '../../../package.json', 'never leaves its package'),
];

const doors: Sample[] = [
  wall('shell/src/walls/door-by-path.ts', '../../../shared-lib/src/copy/index.ts', 'by the name of a door'),
  wall('remote-admin/src/walls/inner-file.ts', 'shared-lib/src/copy/verbs.ts', 'never through its inner files'),
  wall(
    'mock-api/src/walls/ui.ts',
    'shared-lib/theme',
    'mock-api/ knows only these doors of shared-lib: contracts, copy, format, paths',
  ),
  wall('shell/e2e/visitor/door.ts', 'shared-lib/session', 'shell/e2e/ knows only these doors'),
  wall('shell/bench/door.ts', 'shared-lib/http', 'shell/bench/ knows only these doors'),
  wall('shell/e2e/visitor/source.ts', '../../src/areas.ts', 'by its URLs'),
  wall('shell/bench/source.ts', '../server/main.ts', 'by its URLs'),
  wall('shared-lib/src/http/by-path.ts', '../contracts/index.ts', "import one another by name: 'shared-lib/contracts'"),
  wall('shared-lib/src/contracts/outward.ts', 'shared-lib/http', "'contracts' may import no other door"),
  wall('shared-lib/src/session/outward.ts', 'shared-lib/http', "'session' may import contracts"),
  wall('shared-lib/src/http/outward.ts', 'shared-lib/api', "'http' may import contracts, copy, session"),
  wall('shared-lib/src/theme/outward.ts', 'shared-lib/ui/button', "'theme' may import no other door"),
  wall('shared-lib/src/ui/outward.ts', 'shared-lib/form', 'imports go inward only'),
  wall('shared-lib/src/ui/domain.ts', 'shared-lib/contracts', 'imports go inward only'),
  wall('shared-lib/src/unheard-of/door.ts', 'shared-lib/copy', "'unheard-of' is not in the table"),
];

const floors: Sample[] = [
  wall(
    'remote-public/src/features/hero/other.ts',
    '../services/list.ts',
    "A feature never imports another ('hero' wants 'services')",
  ),
  wall('remote-admin/src/features/users/parts/other.ts', '../../services/list.ts', 'A feature never imports another'),
  wall('remote-public/src/features/hero/page.ts', '../../pages/home.tsx', 'A feature knows no page'),
  wall('remote-public/src/features/hero/routes.ts', '../../routes.tsx', 'routes > pages > features'),
  wall('remote-account/src/pages/routes.ts', '../routes.tsx', 'routes > pages > features'),
];

const libraries: Sample[] = [
  wall('remote-public/src/walls/router.ts', 'react-router-dom', "'shared-lib/router'"),
  wall('shell/src/walls/router.ts', 'react-router', "'shared-lib/router'"),
  { ...wall('remote-account/src/walls/zod.ts', '', "'zod/mini'"), source: "export { z } from 'zod';\n" },
  {
    ...wall('shared-lib/src/contracts/zod.ts', '', "'zod/mini'"),
    source: "import * as z from 'zod/v4';\n\nexport const text = z.string();\n",
  },
  {
    ...wall('remote-admin/src/walls/axios.ts', '', "'shared-lib/http'"),
    source: "export const load = () => import('axios');\n",
  },
  { ...wall('remote-public/src/walls/sonner.ts', '', "'shared-lib/toast'"), source: "export * from 'sonner';\n" },
  { ...wall('remote-public/src/walls/node.ts', '', 'runs in browsers'), source: "export { join } from 'node:path';\n" },
  {
    ...wall('shell/src/walls/tooling.ts', '', 'runs in Node'),
    source: "export { ROOT } from 'shared-lib/tooling/config';\n",
  },
  {
    ...wall('shared-lib/src/form/testing.ts', '', 'inward only'),
    source: "export { anything } from 'shared-lib/testing/anything';\n",
  },
  {
    ...wall('remote-public/src/walls/testing.ts', '', 'is for tests'),
    source: "export { anything } from 'shared-lib/testing/anything';\n",
  },
];

export const importSamples: Sample[] = [
  ...rooms,
  ...doors,
  ...floors,
  ...libraries,
  {
    breaks: 'import/no-cycle',
    says: 'cycle',
    file: 'shell/src/circle/one.ts',
    source: "import { two } from './two.ts';\n\nexport const one = (): number => two() + 1;\n",
  },
  {
    breaks: 'import/no-cycle',
    says: 'cycle',
    file: 'shell/src/circle/two.ts',
    source: "import { one } from './one.ts';\n\nexport const two = (): number => one() - 1;\n",
  },
  {
    breaks: 'import/no-default-export',
    says: 'named exports',
    file: 'shell/src/walls/unnamed.ts',
    source: 'export default 3;\n',
  },
];
