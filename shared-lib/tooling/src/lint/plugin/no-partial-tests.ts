import type { ESTree, Rule } from '@oxlint/plugins';

const SUITES = new Set(['describe', 'it', 'suite', 'test']);

/** Forbidden member → message. Vitest and Playwright use the same names. */
const forbidden = new Map<string, string>([
  ...['only', 'skip', 'skipIf', 'runIf', 'todo', 'fails', 'fixme'].map(
    (name) => [name, 'Every test always runs: repair it or delete it.'] as const,
  ),
  ...['toMatchSnapshot', 'toMatchInlineSnapshot', 'toMatchFileSnapshot', 'toHaveScreenshot', 'toMatchAriaSnapshot'].map(
    (name) => [name, 'A snapshot accepts any output when it is updated: assert what the user sees.'] as const,
  ),
  ['waitForTimeout', 'A test waits for a condition with a deadline; it never sleeps.'],
]);

/** First name of a chain: `test` of `test.describe.only`. */
const rootName = (node: ESTree.Node): string | undefined => {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return rootName(node.object);
  return node.type === 'CallExpression' ? rootName(node.callee) : undefined;
};

/** Forbids skipped tests, snapshots and sleeps. */
export const noPartialTests: Rule = {
  create: (context) => ({
    MemberExpression(node) {
      if (node.property.type !== 'Identifier') return;
      const message = forbidden.get(node.property.name);
      const root = rootName(node.object);
      if (message && (SUITES.has(root ?? '') || root === 'expect' || node.property.name === 'waitForTimeout'))
        context.report({ node: node.property, message });
    },
  }),
};
