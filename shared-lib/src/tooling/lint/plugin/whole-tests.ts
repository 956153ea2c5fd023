import type { ESTree, Rule } from '@oxlint/plugins';

const SUITES = new Set(['describe', 'it', 'suite', 'test']);

/** What a test may not do → why. The same words in Vitest and Playwright. */
const refused = new Map<string, string>([
  ...['only', 'skip', 'skipIf', 'runIf', 'todo', 'fails', 'fixme'].map(
    (name) => [name, 'Every test runs, always: repair it or delete it.'] as const,
  ),
  ...['toMatchSnapshot', 'toMatchInlineSnapshot', 'toMatchFileSnapshot', 'toHaveScreenshot', 'toMatchAriaSnapshot'].map(
    (name) => [name, 'A snapshot agrees with whatever it is given next time: say what a person sees.'] as const,
  ),
  ['waitForTimeout', 'A test waits for something, up to a deadline; it never sleeps.'],
]);

/** First word of a chain: `test` of `test.describe.only`. */
const rootName = (node: ESTree.Node): string | undefined => {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return rootName(node.object);
  return node.type === 'CallExpression' ? rootName(node.callee) : undefined;
};

/** No test is left out, no test agrees with anything, no test sleeps. */
export const wholeTests: Rule = {
  create: (context) => ({
    MemberExpression(node) {
      if (node.property.type !== 'Identifier') return;
      const message = refused.get(node.property.name);
      const root = rootName(node.object);
      if (message && (SUITES.has(root ?? '') || root === 'expect' || node.property.name === 'waitForTimeout'))
        context.report({ node: node.property, message });
    },
  }),
};
