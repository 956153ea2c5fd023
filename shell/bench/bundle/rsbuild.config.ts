import { join } from 'node:path';
import { ROOT } from 'tooling/config';
import { defineSingleBundle } from 'tooling/build/define-single-bundle';

const here = import.meta.dirname;

export default defineSingleBundle({
  entry: join(here, 'entry.tsx'),
  template: join(here, 'index.html'),
  output: join(ROOT, 'shell/dist-bench'),
  replacements: {
    [join(ROOT, 'shell/src/remotes/fetch-releases.ts')]: join(here, 'fetch-releases.ts'),
    [join(ROOT, 'shell/src/remotes/load-remote-module.ts')]: join(here, 'load-remote-module.ts'),
  },
});
