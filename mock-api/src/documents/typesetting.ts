import { createCompiler } from './compiler.ts';
import type { Job } from './typesetter.ts';

// A process of its own, started by `typesetter.ts` for some documents and ended after them.

const compiler = await createCompiler();

process.on('message', (job: Job) => process.send?.(compiler.pdf(job)));
