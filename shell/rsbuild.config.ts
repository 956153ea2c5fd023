import { defineShell } from 'shared-lib/tooling/define-shell';

export default defineShell();
