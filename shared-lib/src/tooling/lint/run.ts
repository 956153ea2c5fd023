import { existsSync } from 'node:fs';
import { Refusal, runCommand } from '../refusal.ts';
import { report } from './finding.ts';
import { checkUse } from './knip.ts';
import { checkCode } from './oxlint.ts';
import { checkStyles } from './stylelint.ts';

/**
 * `npm run lint [-- path …]`: the rules of the house, over the whole checkout that stands in the current folder. Paths, from
 * its root, narrow what is told, not what is looked at: whether something is used is a question to all rooms.
 */
const lint = async (paths: readonly string[]): Promise<void> => {
  const root = process.cwd();
  if (!existsSync('.oxlintrc.json'))
    throw new Refusal('There is no .oxlintrc.json here: run "npm run lint" at the root of the checkout.');
  const findings = (await Promise.all([checkCode(root), checkStyles(root), checkUse(root)])).flat();
  const asked = findings.filter(({ file }) => paths.length === 0 || paths.some((path) => file.startsWith(path)));
  process.stdout.write(report(asked));
  if (asked.length > 0) process.exitCode = 1;
};

await runCommand(() => lint(process.argv.slice(2)));
