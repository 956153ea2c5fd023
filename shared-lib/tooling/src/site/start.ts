import { remoteIds } from 'shared-lib/federation';
import { buildApplications, applications } from '../build/build.ts';
import { readConfig, type SiteConfig } from '../config.ts';
import { runCommand } from '../cli-error.ts';
import { createDataFolder } from './data-folder.ts';
import { confirm } from '../release/confirm.ts';
import { readRegistry } from '../release/registry-file.ts';
import { confirmationMessage } from '../release/messages.ts';
import { assertPortsFree } from './ports.ts';
import { tryWithShellBuild } from '../release/shell-trial.ts';
import { liveWarnings } from './live-warnings.ts';
import { publishNewBuilds } from './publish-new-builds.ts';
import { localOrigin, siteServices } from './services.ts';
import { startServices } from './site.ts';
import { fetchDemoAccounts, summary } from './summary.ts';

const print = (line: string) => console.log(line);

const confirmReleases = async (config: SiteConfig): Promise<void> => {
  const shellOrigin = localOrigin(config, config.shellPort);
  const confirmations = await Promise.all(
    remoteIds.map(async (id) => ({ id, confirmation: await confirm(id, { config, shellOrigin }) })),
  );
  for (const { id, confirmation } of confirmations)
    if (confirmation.outcome !== 'in-use') print(confirmationMessage(id, confirmation, shellOrigin));
};

const start = async (): Promise<void> => {
  const config = readConfig();
  const services = siteServices(config);
  await assertPortsFree(services, config.listenHost);
  await createDataFolder(config);
  await buildApplications(applications, { print });
  await publishNewBuilds(remoteIds, { config, tryRelease: tryWithShellBuild(config), print });
  const site = await startServices(services, config);
  try {
    await confirmReleases(config);
    print(summary(config, await readRegistry(config.registryFile), await fetchDemoAccounts(config.apiOrigin)));
    for (const sentence of liveWarnings(config)) print(`Warning: ${sentence}`);
  } catch (error) {
    await site.stop();
    throw error;
  }
};

await runCommand(start);
