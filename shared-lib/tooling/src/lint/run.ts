import { existsSync } from 'node:fs';
import { CliError, runCommand } from '../cli-error.ts';
import { report } from './finding.ts';
import { checkGlossaryWords, GLOSSARY_WORDS } from './glossary-limit.ts';
import { checkUse } from './knip.ts';
import { checkCode } from './oxlint.ts';
import { checkStyles } from './stylelint.ts';

/**
 * `npm run lint [-- --words] [path …]` lints the checkout in the current folder. Paths from its root limit the report, not
 * the analysis: whether something is used depends on all packages. `--words` lists each word that the glossary replaces.
 */
const lint = async (args: readonly string[]): Promise<void> => {
  const root = process.cwd();
  if (!existsSync('.oxlintrc.json'))
    throw new CliError('There is no .oxlintrc.json here: run "npm run lint" at the root of the checkout.');
  const paths = args.filter((arg) => arg !== '--words');
  const all = (await Promise.all([checkCode(root), checkStyles(root), checkUse(root)])).flat();
  const words = checkGlossaryWords(
    root,
    all.filter(({ rule }) => rule === GLOSSARY_WORDS),
    args.includes('--words'),
  );
  const findings = [...all.filter(({ rule }) => rule !== GLOSSARY_WORDS), ...words.findings];
  const requested = findings.filter(({ file }) => paths.length === 0 || paths.some((path) => file.startsWith(path)));
  process.stdout.write(report(requested) + words.summary);
  if (requested.length > 0) process.exitCode = 1;
};

await runCommand(() => lint(process.argv.slice(2)));
