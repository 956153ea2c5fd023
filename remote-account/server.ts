import { serveRemote } from 'shared-lib/tooling/remote-host/serve-remote';

await serveRemote('remote-account');
