import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Finding } from './finding.ts';

/** Rule whose findings are counted, not refused one by one. */
export const GLOSSARY_WORDS = 'project/glossary-words';

/** Root file with the highest number of replaced words that the repository may contain. It only ever gets lower. */
const LIMIT_FILE = '.glossary.json';
const limitFile = z.object({ replacedWords: z.int().check(z.minimum(0)) });

const readLimit = (root: string): number => {
  const path = join(root, LIMIT_FILE);
  return existsSync(path) ? limitFile.parse(JSON.parse(readFileSync(path, 'utf8'))).replacedWords : 0;
};

interface GlossaryReport {
  /** The findings to report: none while their number is within the limit. */
  findings: readonly Finding[];
  /** A line for the end of the report, or nothing when there is nothing to say. */
  summary: string;
}

/**
 * Compares the number of replaced words with the limit of `.glossary.json`.
 *
 * @param listAll Report each word, also within the limit.
 */
export const checkGlossaryWords = (root: string, found: readonly Finding[], listAll: boolean): GlossaryReport => {
  const limit = readLimit(root);
  const isOver = found.length > limit;
  const findings = isOver || listAll ? found : [];
  if (found.length === limit) return { findings, summary: '' };
  const count = `${found.length} words that the glossary replaces (at most ${limit}).`;
  if (isOver) return { findings, summary: `${count} Reword until the number is within the limit.\n` };
  return { findings, summary: `${count} Lower the limit in ${LIMIT_FILE} to ${found.length}.\n` };
};
