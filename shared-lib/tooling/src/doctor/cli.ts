import { lookup, Resolver } from 'node:dns/promises';
import { statfs } from 'node:fs/promises';
import { freemem } from 'node:os';
import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '../cli-error.ts';
import { ConfigError, readConfig, type SiteConfig } from '../config.ts';
import { examineSite, exitCode } from './doctor.ts';
import { findingsAbout, type Finding, type Machine, type Network } from './finding.ts';

const USAGE = `Use: npm run doctor -- [--json] [--clock <url>]
  --json         print the findings for a program
  --clock <url>  compare the clock of another machine, which serves HTTP there; may be repeated
The command reads the settings of the site from the environment, changes nothing and sends no e-mail.
It ends with 0 when all is well, with 1 for warnings and with 2 for faults.`;

const DNS_TIMEOUT_MS = 3000;

const machine: Machine = {
  freeMemory: freemem,
  async disk(folder) {
    const { bavail, bsize, files, ffree } = await statfs(folder);
    return { freeBytes: bavail * bsize, files, freeFiles: ffree };
  },
};

const hasNone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOTFOUND', 'ENODATA'].includes(String(error.code));

const noneIfMissing = (error: unknown): [] => {
  if (hasNone(error)) return [];
  throw error;
};

const createNetwork = (): Network => {
  const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 2 });
  return {
    authorities: [],
    lookup: async (name) => (await lookup(name, { all: true }).catch(noneIfMissing)).map(({ address }) => address),
    texts: async (name) => (await resolver.resolveTxt(name).catch(noneIfMissing)).map((parts) => parts.join('')),
  };
};

const readArguments = () => {
  try {
    const { values } = parseArgs({
      options: { json: { type: 'boolean', default: false }, clock: { type: 'string', multiple: true, default: [] } },
    });
    if (values.clock.some((url) => !/^https?:\/\//.test(url) || !URL.canParse(url)))
      throw new UsageError(`--clock needs a URL.\n${USAGE}`);
    return values;
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(USAGE);
  }
};

/** Without valid settings nothing else can be examined. */
const readSettings = (): SiteConfig | Finding => {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return findingsAbout('configuration').fault(error.message, 'Correct this setting and run the doctor again.');
  }
};

const lines = (findings: readonly Finding[]): string[] =>
  findings.length === 0
    ? ['All is well.']
    : findings.flatMap(({ level, subject, sentence, action }) => [
        `${level.toUpperCase()} (${subject}): ${sentence}`,
        `  ${action}`,
      ]);

const run = async (): Promise<void> => {
  const { json, clock } = readArguments();
  const settings = readSettings();
  const findings =
    'subject' in settings
      ? [settings]
      : await examineSite({
          config: settings,
          env: process.env,
          now: new Date(),
          machine,
          network: createNetwork(),
          clocks: clock,
        });
  console.log(json ? JSON.stringify({ findings }, null, 1) : lines(findings).join('\n'));
  process.exitCode = exitCode(findings);
};

await runCommand(run);
