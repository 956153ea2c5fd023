import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from 'tooling/config';

/** Writes a report to `.bench/` as JSON and prints its path. */
export const writeReport = (name: string, report: object): void => {
  const folder = join(ROOT, '.bench');
  mkdirSync(folder, { recursive: true });
  const measuredAt = new Date().toISOString();
  const file = join(folder, `${measuredAt.replaceAll(':', '-').slice(0, 19)}-${name}.json`);
  writeFileSync(file, JSON.stringify({ measuredAt, ...report }, null, 1));
  console.log(`\nFull report: ${relative(ROOT, file)}`);
};
