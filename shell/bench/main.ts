import { buildApplications, applications } from 'tooling/build/build';
import { runCommand } from 'tooling/cli-error';
import { readOptions, type BenchOptions, type Part } from './options.ts';
import { listLines, measureLists } from './lists.ts';
import { measurePublish, publishLines } from './publish.ts';
import { measureRender, renderLines } from './render.ts';
import { measureSignedIn, signedInLines } from './signed-in.ts';
import { measureSpeed, speedLines } from './speed.ts';
import { measureStart, startLines } from './start.ts';
import { writeReport } from './write-report.ts';

/** Result of a measurement: the data for the report file, and the lines for the terminal. */
interface Outcome {
  report: object;
  lines: string[];
}

const progress = (line: string) => console.error(`  ${line}`);

const measures: Readonly<Record<Part, (options: BenchOptions) => Promise<Outcome>>> = {
  speed: async (options) => {
    const report = await measureSpeed(options, progress);
    return { report, lines: speedLines(report) };
  },
  render: async ({ route, rounds }) => {
    const report = await measureRender(route, rounds);
    return { report, lines: renderLines(report) };
  },
  start: async () => {
    const report = await measureStart();
    return { report, lines: startLines(report) };
  },
  lists: async () => {
    const report = await measureLists(progress);
    return { report, lines: listLines(report) };
  },
  'signed-in': async (options) => {
    const report = await measureSignedIn(options, progress);
    return { report, lines: signedInLines(report) };
  },
  publish: async () => {
    const report = await measurePublish(progress);
    return { report, lines: publishLines(report) };
  },
};

/** Runs the selected measurements. A missed target is printed but does not fail the command. */
const bench = async (): Promise<void> => {
  const options = readOptions(process.argv.slice(2));
  await buildApplications(applications, { print: progress });
  const reports: Record<string, object> = {};
  for (const part of options.parts) {
    const { report, lines } = await measures[part](options);
    reports[part] = report;
    console.log(`\n${lines.join('\n')}`);
  }
  writeReport(options.parts.join('-'), reports);
};

await runCommand(bench);
