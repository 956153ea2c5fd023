import { buildRooms, rooms } from 'shared-lib/tooling/build';
import { runCommand } from 'shared-lib/tooling/refusal';
import { readOptions, type Options, type Part } from './options.ts';
import { measureRender, renderLines } from './render.ts';
import { measureSpeed, speedLines } from './speed.ts';
import { measureStart, startLines } from './start.ts';
import { writeReport } from './write-report.ts';

/** What a part found: for a machine, and for a person. */
interface Outcome {
  report: object;
  lines: string[];
}

const progress = (line: string) => console.error(`  ${line}`);

const measures: Readonly<Record<Part, (options: Options) => Promise<Outcome>>> = {
  speed: async (options) => {
    const report = await measureSpeed(options, progress);
    return { report, lines: speedLines(report) };
  },
  render: async ({ route }) => {
    const report = await measureRender(route);
    return { report, lines: renderLines(report) };
  },
  start: async () => {
    const report = await measureStart();
    return { report, lines: startLines(report) };
  },
};

/** Figures are for people to judge: a bar that is not met is said, and the command ends well all the same. */
const bench = async (): Promise<void> => {
  const options = readOptions(process.argv.slice(2));
  await buildRooms(rooms, { say: progress });
  const reports: Record<string, object> = {};
  for (const part of options.parts) {
    const { report, lines } = await measures[part](options);
    reports[part] = report;
    console.log(`\n${lines.join('\n')}`);
  }
  writeReport(options.parts.join('-'), reports);
};

await runCommand(bench);
