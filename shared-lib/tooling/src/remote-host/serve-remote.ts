import { join } from 'node:path';
import { remotes, type RemoteId } from 'shared-lib/federation';
import { readConfig, ROOT } from '../config.ts';
import { readBundleKey } from '../build/bundle-key.ts';
import { startListening } from '../server/listen.ts';
import { runCommand } from '../cli-error.ts';
import { createHost } from './create-host.ts';

/** Starts the host of a remote and stops it cleanly on SIGTERM or Ctrl-C. */
export const serveRemote = (id: RemoteId): Promise<void> =>
  runCommand(async () => {
    const config = readConfig();
    const standalone = join(ROOT, id, 'dist/standalone');
    const bundleKey = await readBundleKey(config);
    const host = await createHost({ id, config, standalone, bundleKey, logger: { level: 'warn' } });
    const port = config.remotePorts[id];
    await startListening(host, { name: id, host: config.listenHost, port, variable: remotes[id].port.variable });
    console.log(`${id} listens at http://localhost:${port} (standalone at /, releases at /<version>/)`);
  });
