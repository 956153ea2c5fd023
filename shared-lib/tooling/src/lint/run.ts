import { existsSync } from 'node:fs';
import { CliError, runCommand } from '../cli-error.ts';
import { report } from './finding.ts';
import { checkConsumers } from './consumers.ts';
import { checkUse } from './knip.ts';
import { checkCode, checkStyles } from './tools.ts';

/**
 * `npm run lint [path …]` lints the checkout in the current folder. Paths from its root limit the report, not the analysis:
 * whether something is used depends on all packages.
 */
const lint = async (paths: readonly string[]): Promise<void> => {
  const root = process.cwd();
  if (!existsSync('.oxlintrc.json'))
    throw new CliError('There is no .oxlintrc.json here: run "npm run lint" at the root of the checkout.');
  const tools = await Promise.all([checkCode(root), checkStyles(root), checkUse(root)]);
  const findings = [...tools.flat(), ...checkConsumers(root)];
  const requested = findings.filter(({ file }) => paths.length === 0 || paths.some((path) => file.startsWith(path)));
  process.stdout.write(report(requested));
  if (requested.length > 0) process.exitCode = 1;
};

await runCommand(() => lint(process.argv.slice(2)));
