import { defineShell } from 'tooling/define-shell';

export default defineShell();
