import type { FastifyBaseLogger } from 'fastify';
import { readTemplate } from './compiler.ts';
import { typeset } from './typesetter.ts';

/**
 * Compiles documents of one template, each in a process of its own.
 * @returns compiles the JSON content of a document to the bytes of its PDF, and logs why it could not
 */
export const createDocumentCompiler = (
  name: Parameters<typeof readTemplate>[0],
  log: Pick<FastifyBaseLogger, 'warn'>,
): ((document: string) => Promise<Buffer>) => {
  let template: Promise<string> | undefined;
  return async (document) => {
    const chunks: Buffer[] = [];
    template ??= readTemplate(name);
    const job = { template: await template, document, picture: null };
    try {
      await typeset({ items: [job], jobOf: async () => job, onPdf: async (_job, pdf) => void chunks.push(pdf) });
    } catch (error) {
      log.warn({ err: error }, `the PDF of a document (${name}) could not be compiled`);
      throw error;
    }
    return Buffer.concat(chunks);
  };
};
