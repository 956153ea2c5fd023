import { defineRemote } from 'shared-lib/tooling/define-remote';

export default defineRemote('remote-account');
