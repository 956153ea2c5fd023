import { defineRemote } from 'tooling/define-remote';

export default defineRemote('remote-account');
