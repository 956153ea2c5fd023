import * as z from 'zod/mini';
import type { Finding } from './finding.ts';
import { runTool } from './tools.ts';

/** Kind of a knip finding → message. */
const messages = {
  files: () => 'Nothing uses this file: delete it, or name it as an entry in .knip.jsonc.',
  exports: (name: string) => `Nothing imports '${name}': do not export it, or delete it.`,
  types: (name: string) => `Nothing imports the type '${name}': do not export it, or delete it.`,
  dependencies: (name: string) => `Nothing in this package uses '${name}': remove it from its package.json.`,
  devDependencies: (name: string) => `Nothing uses '${name}': remove it from package.json.`,
  unlisted: (name: string) => `'${name}' is used here, but this package's package.json does not list it.`,
  unresolved: (name: string) => `'${name}' does not exist.`,
  binaries: (name: string) => `The command '${name}' belongs to no package that this package.json lists.`,
};
type Kind = keyof typeof messages;

const isKind = (name: string): name is Kind => Object.hasOwn(messages, name);

const found = z.object({ name: z.string(), line: z.optional(z.number()), col: z.optional(z.number()) });
/** One row per file: its path and the findings of each kind. */
const output = z.object({ issues: z.array(z.catchall(z.object({ file: z.string() }), z.array(found))) });

/** Files, exports and dependencies that nothing uses: `.knip.jsonc`. */
export const checkUse = async (root: string): Promise<Finding[]> => {
  const command = new URL('../bin/knip.js', import.meta.resolve('knip'));
  const args = ['--reporter=json', '--no-progress', `--include=${Object.keys(messages).join()}`];
  const { issues } = await runTool(root, { name: 'knip', command, args, output });
  return issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, all]) =>
      isKind(kind)
        ? all.map(({ name, line = 1, col = 1 }) => ({
            file,
            line,
            column: col,
            rule: `knip/${kind}`,
            message: messages[kind](name),
          }))
        : [],
    ),
  );
};
