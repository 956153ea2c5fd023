/** Program of the release command: tries a release, given as JSON on the standard input, with the last build of the shell. */
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { releaseMetadata, releasePages, remoteIds, remotes } from 'shared-lib/federation';
import { runCommand } from 'tooling/cli-error';
import { ROOT } from 'tooling/config';
import * as z from 'zod/mini';
import { loadBuild } from './application.ts';
import { misfit } from './federation-info.ts';
import { tryCompletely } from './release-trial.ts';

const input = z.object({
  id: z.enum(remoteIds),
  name: z.string(),
  metadata: releaseMetadata,
  modules: z.record(z.string(), z.string()),
  /** `pages.json` of the release; missing in older builds. */
  pages: z.optional(releasePages),
  apiOrigin: z.string(),
  siteOrigin: z.string(),
  /** Folder of the shell's build. */
  shellBuild: z._default(z.enum(['dist', 'dist-dev']), 'dist'),
});

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

await runCommand(async () => {
  const { id, name, metadata, modules, pages, apiOrigin, siteOrigin, shellBuild } = input.parse(
    JSON.parse(await text(process.stdin)),
  );
  const { application, applicationFile } = await loadBuild(join(ROOT, 'shell', shellBuild));
  const bundle = { name, base: 'http://localhost/', modules };
  const log = (line: string) => console.warn(line);
  const trial = { remote: remotes[id], pages: pages?.pages, siteOrigin, apiOrigin, bundle, applicationFile, log };
  const reason =
    misfit(metadata, application.providedModules) ?? (await tryCompletely(trial).then(() => undefined, messageOf));
  console.log(JSON.stringify({ check: reason ?? 'passed' }));
});
