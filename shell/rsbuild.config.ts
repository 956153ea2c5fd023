import { defineShell } from 'tooling/build/define-shell';

export default defineShell();
