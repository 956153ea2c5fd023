import type { ESTree, Rule } from '@oxlint/plugins';
import { REPLACED_WORDS } from './glossary.ts';

/** Strings that are not prose: import paths and single tokens such as keys and class names. */
const isProse = (text: string): boolean => /\s/.test(text);

/**
 * Finds words that the glossary replaces in comments, strings and test titles. `npm run lint` counts the findings instead of
 * refusing each one, because many of these words are right in another sense.
 */
export const glossaryWords: Rule = {
  create(context) {
    const check = (node: ESTree.Node | ESTree.Comment, text: string) => {
      for (const { pattern, use } of REPLACED_WORDS)
        for (const [word] of text.matchAll(pattern))
          context.report({ node, message: `The glossary replaces '${word}': use ${use}.` });
    };
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) check(comment, comment.value);
      },
      Literal(node) {
        if (typeof node.value === 'string' && isProse(node.value)) check(node, node.value);
      },
      TemplateElement(node) {
        // Tagged templates hold CSS or SQL.
        const isTagged = node.parent.parent?.type === 'TaggedTemplateExpression';
        if (!isTagged && isProse(node.value.raw)) check(node, node.value.raw);
      },
      JSXText: (node) => check(node, node.value),
    };
  },
};
