/** Program of the release command: tries a release, given as JSON on the standard input, with the last build of the shell. */
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { releaseMetadata, releasePages, remoteIds, remotes } from 'shared-lib/federation';
import { runCommand } from 'tooling/cli-error';
import { ROOT } from 'tooling/config';
import { pageFigure } from 'tooling/release/shell-presence';
import { readStoredCode, readStoredRelease } from 'tooling/release/stored-release';
import * as z from 'zod/mini';
import { loadBuild } from './application.ts';
import { misfit } from './federation-info.ts';
import { tryCompletely, type LiveRelease } from './release-trial.ts';

const input = z.object({
  id: z.enum(remoteIds),
  name: z.string(),
  metadata: releaseMetadata,
  modules: z.record(z.string(), z.string()),
  /** Script of the browser → its text. */
  scripts: z.record(z.string(), z.string()),
  /** `pages.json` of the release; missing in older builds. */
  pages: z.optional(releasePages),
  /** The live release: its folder, and processor times of its pages. */
  live: z.optional(z.object({ folder: z.string(), figures: z.array(pageFigure) })),
  apiOrigin: z.string(),
  siteOrigin: z.string(),
  /** Folder of the shell's build. */
  shellBuild: z._default(z.enum(['dist', 'dist-dev']), 'dist'),
});

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The live release from its folder; undefined when that is incomplete. */
const loadStored: (folder: string, id: string) => ReturnType<LiveRelease['load']> = async (folder, id) => {
  const stored = await readStoredRelease(folder);
  if (!stored) return undefined;
  const { scripts, modules } = await readStoredCode(folder, stored.metadata);
  return { ...stored, scripts, bundle: { name: `${id} live`, base: 'http://localhost/', modules } };
};

await runCommand(async () => {
  const { id, name, metadata, modules, scripts, pages, live, apiOrigin, siteOrigin, shellBuild } = input.parse(
    JSON.parse(await text(process.stdin)),
  );
  const { application, applicationFile } = await loadBuild(join(ROOT, 'shell', shellBuild));
  const bundle = { name, base: 'http://localhost/', modules };
  const log = (line: string) => console.warn(line);
  const release = { remote: remotes[id], metadata, pages: pages?.pages, scripts, bundle };
  const compared = live && { figures: live.figures, load: () => loadStored(live.folder, id) };
  const tryPages = () => tryCompletely({ ...release, live: compared, siteOrigin, apiOrigin, applicationFile, log });
  const reason = misfit(metadata, application.providedModules);
  const verdict =
    reason === undefined
      ? await tryPages().then(
          (figures) => ({ check: 'passed', figures }),
          (error: unknown) => ({ check: messageOf(error) }),
        )
      : { check: reason };
  console.log(JSON.stringify(verdict));
});
