import { defineRemote } from 'tooling/build/define-remote';

export default defineRemote('remote-admin');
