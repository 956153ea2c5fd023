import * as z from 'zod/mini';
import type { Finding } from './finding.ts';
import { runTool } from './tool.ts';

/** What knip finds → what it means for whoever left it there. */
const sentences = {
  files: () => 'Nothing uses this file: delete it, or name it as an entry in .knip.jsonc.',
  exports: (name: string) => `Nothing imports '${name}': do not export it, or delete it.`,
  types: (name: string) => `Nothing imports the type '${name}': do not export it, or delete it.`,
  dependencies: (name: string) => `Nothing in this package uses '${name}': take it out of its package.json.`,
  devDependencies: (name: string) => `Nothing uses '${name}': take it out of package.json.`,
  unlisted: (name: string) => `'${name}' is used here, but the package.json of this package does not list it.`,
  unresolved: (name: string) => `'${name}' leads nowhere.`,
  binaries: (name: string) => `The command '${name}' belongs to no package that this package.json lists.`,
};
type Kind = keyof typeof sentences;

const isKind = (name: string): name is Kind => Object.hasOwn(sentences, name);

const found = z.object({ name: z.string(), line: z.optional(z.number()), col: z.optional(z.number()) });
/** One row for each file: its path, and for each kind what was found there. */
const answer = z.object({ issues: z.array(z.catchall(z.object({ file: z.string() }), z.array(found))) });

/** Files, exports and dependencies that nothing uses: `.knip.jsonc`. */
export const checkUse = async (root: string): Promise<Finding[]> => {
  const command = new URL('../bin/knip.js', import.meta.resolve('knip'));
  const args = ['--reporter=json', '--no-progress', `--include=${Object.keys(sentences).join()}`];
  const { issues } = await runTool(root, { name: 'knip', command, args, answer });
  return issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, all]) =>
      isKind(kind)
        ? all.map(({ name, line = 1, col = 1 }) => ({
            file,
            line,
            column: col,
            rule: `knip/${kind}`,
            message: sentences[kind](name),
          }))
        : [],
    ),
  );
};
