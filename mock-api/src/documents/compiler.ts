import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { Job } from './typesetter.ts';

const FONTS = ['300Light', '400Regular', '500Medium', '600SemiBold'] as const;

const require = createRequire(import.meta.url);

/**
 * What sets documents. It keeps what it has seen in memory for ever, and what goes wrong in foreign code goes wrong in it: for
 * processes that end, never for the server's own (see `typesetter.ts`).
 */
export const createCompiler = async () => {
  const fontBlobs = await Promise.all(
    FONTS.map((weight) =>
      readFile(require.resolve(`@expo-google-fonts/alexandria/${weight}/Alexandria_${weight}.ttf`)),
    ),
  );
  const compiler = NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontBlobs }] });

  /** @throws with what the compiler says of a document that cannot be set */
  const compile = ({ template, document, picture }: Job): NodeTypstDocument => {
    compiler.resetShadow();
    if (picture) compiler.mapShadow(join(import.meta.dirname, picture.name), Buffer.from(picture.bytes));
    const compiled = compiler.compile({ mainFileContent: template, inputs: { study: document } });
    if (compiled.result) return compiled.result;
    const error = compiled.takeError();
    throw new Error(
      `The document cannot be set: ${JSON.stringify(error ? compiler.fetchDiagnostics(error) : 'no reason given')}`,
    );
  };

  return {
    pdf: (job: Job): Buffer => compiler.pdf(compile(job)),
    /** All pages in one drawing, one below the other. */
    svg: (job: Job): string => compiler.plainSvg(compile(job)),
  };
};
