/** Program of the release command: tries a release, given as JSON on the standard input, with the last build of the shell. */
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { releaseMetadata } from 'shared-lib/federation';
import { runCommand } from 'tooling/cli-error';
import { ROOT } from 'tooling/config';
import * as z from 'zod/mini';
import { loadBuild } from './application.ts';
import { misfit } from './federation-info.ts';
import { tryRelease } from './renderer/renderer.ts';

const trial = z.object({
  name: z.string(),
  metadata: releaseMetadata,
  modules: z.record(z.string(), z.string()),
  apiOrigin: z.string(),
  firstUrl: z.optional(z.string()),
});

await runCommand(async () => {
  const { name, metadata, modules, apiOrigin, firstUrl } = trial.parse(JSON.parse(await text(process.stdin)));
  const { application, applicationFile } = await loadBuild(join(ROOT, 'shell/dist'));
  const options = {
    bundle: { name, base: 'http://localhost/', modules },
    applicationFile,
    apiOrigin,
    cacheMs: 0,
    firstUrl,
    log: (line: string) => console.warn(line),
  };
  const reason =
    misfit(metadata, application.providedModules) ??
    (await tryRelease(options).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    ));
  console.log(JSON.stringify({ check: reason ?? 'passed' }));
});
