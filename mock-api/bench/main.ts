import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from 'tooling/config';
import { runCommand, UsageError } from 'tooling/cli-error';
import { compareWithJsonServer, comparisonLines } from './compare-json-server.ts';
import { listLines, measureLargeLists } from './large-lists.ts';
import { measureSearch, searchLines } from './search-quality.ts';

const usage = `npm run bench -w mock-api -- [--json-server] [--lists] [--search] [--rounds N]
Without --json-server, --lists and --search it runs all three. The targets assume --rounds 7.`;

const readOptions = () => {
  try {
    const { values } = parseArgs({
      options: {
        'json-server': { type: 'boolean', default: false },
        lists: { type: 'boolean', default: false },
        search: { type: 'boolean', default: false },
        rounds: { type: 'string', default: '7' },
      },
    });
    const rounds = Number(values.rounds);
    if (!Number.isInteger(rounds) || rounds < 1)
      throw new Error(`--rounds ${values.rounds} is not a whole number above 0.`);
    const all = !values['json-server'] && !values.lists && !values.search;
    return {
      rounds,
      jsonServer: all || values['json-server'],
      lists: all || values.lists,
      search: all || values.search,
    };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
};

const progress = (line: string) => console.error(`  ${line}`);

/** Prints and saves the measurements. A missed target is printed; it does not change the exit code. */
const bench = async (): Promise<void> => {
  const { rounds, jsonServer, lists, search } = readOptions();
  const reports: Record<string, object> = {};
  if (jsonServer) {
    const comparisons = await compareWithJsonServer(rounds, progress);
    reports.jsonServer = comparisons;
    console.log(`\n${comparisonLines(comparisons).join('\n')}`);
  }
  if (lists) {
    const report = await measureLargeLists(rounds, progress);
    reports.lists = report;
    console.log(`\n${listLines(report).join('\n')}`);
  }
  if (search) {
    const report = await measureSearch();
    reports.search = report;
    console.log(`\n${searchLines(report).join('\n')}`);
  }
  const folder = join(ROOT, '.bench');
  mkdirSync(folder, { recursive: true });
  const measuredAt = new Date().toISOString();
  const file = join(folder, `${measuredAt.replaceAll(':', '-').slice(0, 19)}-api.json`);
  writeFileSync(file, JSON.stringify({ measuredAt, ...reports }, null, 1));
  console.log(`\nAll measurements: ${relative(ROOT, file)}`);
};

await runCommand(bench);
