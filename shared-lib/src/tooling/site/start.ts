import { access, constants, mkdir } from 'node:fs/promises';
import { remoteIds } from 'shared-lib/federation';
import { buildRooms, rooms } from '../build.ts';
import { readConfig, type SiteConfig } from '../config.ts';
import { Refusal, runCommand } from '../refusal.ts';
import { confirm } from '../release/confirm.ts';
import { readRegistry } from '../release/registry-file.ts';
import { confirmationLine } from '../release/sentences.ts';
import { refuseTakenPorts } from './ports.ts';
import { publishNewBuilds } from './publish-new-builds.ts';
import { localOrigin, siteServices } from './services.ts';
import { startServices } from './site.ts';
import { fetchDemoAccounts, summary } from './summary.ts';

const say = (line: string) => console.log(line);

const refuseClosedFolder = async ({ dataDir }: SiteConfig): Promise<void> => {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch {
    throw new Refusal(
      `Nothing can be written to ${dataDir}: make it writable, or give another folder with DATA_DIR=<folder>.`,
    );
  }
};

const confirmReleases = async (config: SiteConfig): Promise<void> => {
  const shellOrigin = localOrigin(config, config.shellPort);
  const confirmations = await Promise.all(
    remoteIds.map(async (id) => ({ id, confirmation: await confirm(id, { config, shellOrigin }) })),
  );
  for (const { id, confirmation } of confirmations)
    if (confirmation.outcome !== 'verified-before') say(confirmationLine(id, confirmation, shellOrigin));
};

const start = async (): Promise<void> => {
  const config = readConfig();
  const services = siteServices(config);
  await refuseTakenPorts(services, config.listenHost);
  await refuseClosedFolder(config);
  await buildRooms(rooms, { say });
  await publishNewBuilds(remoteIds, config, say);
  const site = await startServices(services, config);
  try {
    await confirmReleases(config);
    say(summary(config, await readRegistry(config.registryFile), await fetchDemoAccounts(config.apiOrigin)));
  } catch (error) {
    await site.stop();
    throw error;
  }
};

await runCommand(start);
