import type { Sample } from './sample.ts';

/** What nothing uses. These change the clean site, for whether something is used is a question to all of it. */
export const unusedSamples: Sample[] = [
  {
    breaks: 'knip/files',
    says: 'Nothing uses this file',
    file: 'shell/src/forgotten.ts',
    source: 'export const forgotten = 1;\n',
  },
  {
    breaks: 'knip/exports',
    says: "Nothing imports 'unheard'",
    file: 'mock-api/src/seed/sectors.ts',
    source: "export const sectors = ['التجاري'];\nexport const unheard = 1;\n",
  },
  {
    breaks: 'knip/unlisted',
    says: "'axios' is used here",
    file: 'shell/server/main.ts',
    source: "import type { AxiosAdapter } from 'axios';\n\nexport type Adapter = AxiosAdapter;\n",
  },
  {
    breaks: 'knip/unresolved',
    says: "'./nowhere.ts' leads nowhere",
    file: 'shell/src/client.tsx',
    source: "import type { Nowhere } from './nowhere.ts';\n\nexport type Somewhere = Nowhere[];\n",
  },
  {
    breaks: 'knip/dependencies',
    says: "Nothing in this package uses 'lucide-react'",
    file: 'remote-public/package.json',
    source:
      '{ "name": "remote-public", "dependencies": { "lucide-react": "1.75.0", "react": "19.3.1", "shared-lib": "1.0.0", "styled-components": "6.6.0" } }',
  },
];
