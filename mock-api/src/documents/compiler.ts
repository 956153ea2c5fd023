import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { withReadableText } from './text-layer/readable-text.ts';
import type { Job } from './typesetter.ts';

const FONTS = ['300Light', '400Regular', '500Medium', '600SemiBold'] as const;

const require = createRequire(import.meta.url);

/**
 * Creates the typst compiler. It is native code that never frees its memory and may crash, so use it only in a short-lived
 * process (see `typesetter.ts`), never in the server.
 */
export const createCompiler = async () => {
  const fontBlobs = await Promise.all(
    FONTS.map((weight) =>
      readFile(require.resolve(`@expo-google-fonts/alexandria/${weight}/Alexandria_${weight}.ttf`)),
    ),
  );
  const compiler = NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontBlobs }] });

  /** @throws {Error} with the compiler's diagnostics */
  const compile = ({ template, document, picture }: Job): NodeTypstDocument => {
    compiler.resetShadow();
    if (picture) compiler.mapShadow(join(import.meta.dirname, picture.name), Buffer.from(picture.bytes));
    const compiled = compiler.compile({ mainFileContent: template, inputs: { study: document, document } });
    if (compiled.result) return compiled.result;
    const error = compiled.takeError();
    throw new Error(
      `The document cannot be compiled: ${JSON.stringify(error ? compiler.fetchDiagnostics(error) : 'no diagnostics')}`,
    );
  };

  return {
    pdf: (job: Job): Buffer => withReadableText(compiler.pdf(compile(job))),
    /** All pages in one SVG, one below the other. */
    svg: (job: Job): string => compiler.plainSvg(compile(job)),
  };
};

const readSource = (name: string): Promise<string> => readFile(join(import.meta.dirname, `${name}.typ`), 'utf8');

/** Source of a template, after the parts that all templates use. */
export const readTemplate = async (name: 'study' | 'calculation' | 'card' | 'agreement'): Promise<string> =>
  (await Promise.all(['parts', name].map(readSource))).join('\n');
