import { join } from 'node:path';
import { ROOT } from 'tooling/config';
import { defineControlSets } from 'tooling/define-control-sets';
import * as z from 'zod';

const sets = z.record(z.string(), z.array(z.string())).parse(JSON.parse(process.env.CONTROL_SETS ?? '{}'));

export default defineControlSets({ sets, output: join(ROOT, 'shell/dist-bench') });
