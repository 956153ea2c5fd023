import type { CalculationInput } from 'shared-lib/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { sha256 } from '../auth/tokens.ts';
import { createTaskQueue } from '../http/task-queue.ts';
import { calculationDocument } from './calculation-document.ts';
import { documentJson } from './figure-text.ts';
import type { DocumentCompany } from './study-document.ts';
import { createDocumentCompiler } from './document-compiler.ts';

/** A reader who loads a document again gets the same bytes without another process. */
const MAX_CACHED = 20;

export interface CalculationFiles {
  /**
   * The PDF of a calculation.
   * @param version of the formulas that its reader knows it with; its older figures are shown where they differ
   * @throws {ApiError} 503 when too many are waiting
   * @throws {Error} when it cannot be compiled
   */
  get(input: CalculationInput, company: DocumentCompany, version?: number): Promise<Buffer>;
}

/** Compiles PDFs of calculations, one at a time, in a process of their own. Nothing is stored on disk. */
export const createCalculationFiles = (log: Pick<FastifyBaseLogger, 'warn'>): CalculationFiles => {
  const queue = createTaskQueue({ concurrency: 1, maxWaiting: 10 });
  const cached = new Map<string, Promise<Buffer>>();
  const compile = createDocumentCompiler('calculation', log);

  return {
    get(input, company, version) {
      const document = documentJson(calculationDocument(input, company, version));
      const key = sha256(document);
      const known = cached.get(key);
      if (known) return known;
      const [oldest] = cached.keys();
      if (cached.size >= MAX_CACHED && oldest !== undefined) cached.delete(oldest);
      const pdf = queue.run(() => compile(document));
      cached.set(key, pdf);
      pdf.catch(() => cached.delete(key));
      return pdf;
    },
  };
};
