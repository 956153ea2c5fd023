import { createCompiler } from './compiler.ts';
import type { Job } from './typesetter.ts';

// The child process of `typesetter.ts`: compiles one PDF for each message.

const compiler = await createCompiler();

process.on('message', (job: Job) =>
  process.send?.(job.output === 'svg' ? Buffer.from(compiler.svg(job)) : compiler.pdf(job)),
);
