import { serveRemote } from 'tooling/remote-host/serve-remote';

await serveRemote('remote-account');
