import type { Sample } from './sample.ts';

/** Unused files, exports and dependencies. These replace files of the clean site because use is a property of the whole site. */
export const unusedSamples: Sample[] = [
  {
    breaks: 'knip/files',
    message: 'Nothing uses this file',
    file: 'shell/src/unused-file.ts',
    source: 'export const unusedFile = 1;\n',
  },
  {
    breaks: 'knip/exports',
    message: "Nothing imports 'unused'",
    file: 'mock-api/src/seed/sectors.ts',
    source: "export const sectors = ['التجاري'];\nexport const unused = 1;\n",
  },
  {
    breaks: 'knip/unlisted',
    message: "'axios' is used here",
    file: 'shell/server/main.ts',
    source: "import type { AxiosAdapter } from 'axios';\n\nexport type Adapter = AxiosAdapter;\n",
  },
  {
    breaks: 'knip/unresolved',
    message: "'./nowhere.ts' does not exist",
    file: 'shell/src/browser/client.tsx',
    source: "import type { Nowhere } from './nowhere.ts';\n\nexport type Somewhere = Nowhere[];\n",
  },
  {
    breaks: 'knip/dependencies',
    message: "Nothing in this package uses 'lucide-react'",
    file: 'remote-public/package.json',
    source:
      '{ "name": "remote-public", "dependencies": { "lucide-react": "1.75.0", "react": "19.3.1", "shared-lib": "1.0.0", "styled-components": "6.6.0" } }',
  },
  {
    breaks: 'shared-lib/one-consumer',
    message: 'Only shell uses this module',
    file: 'shared-lib/src/paths/index.ts',
    source: "export const paths = { home: () => '/' };\n",
  },
];
