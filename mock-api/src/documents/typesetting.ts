import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Job } from './typesetter.ts';

// A process of its own, started by `typesetter.ts` for some documents and ended after them: the compiler keeps what it has seen
// in memory for ever, and what goes wrong in foreign code goes wrong here.

const FONTS = ['300Light', '400Regular', '500Medium', '600SemiBold'] as const;

const require = createRequire(import.meta.url);
const fontBlobs = await Promise.all(FONTS.map((weight) => readFile(require.resolve(`@expo-google-fonts/alexandria/${weight}/Alexandria_${weight}.ttf`))));
const compiler = NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontBlobs }] });

const set = ({ template, document, picture }: Job): Buffer => {
  compiler.resetShadow();
  if (picture) compiler.mapShadow(join(import.meta.dirname, picture.name), Buffer.from(picture.bytes));
  const compiled = compiler.compile({ mainFileContent: template, inputs: { study: document } });
  if (compiled.result) return compiler.pdf(compiled.result);
  const error = compiled.takeError();
  throw new Error(`The document cannot be set: ${JSON.stringify(error ? compiler.fetchDiagnostics(error) : 'no reason given')}`);
};

process.on('message', (job: Job) => process.send?.(set(job)));
