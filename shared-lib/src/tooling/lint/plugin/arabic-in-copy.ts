import type { ESTree, Rule } from '@oxlint/plugins';

const ARABIC = /[\u0600-\u06FF\u0750-\u077F\u0870-\u08FF\uFB50-\uFDFF\uFE70-\uFEFF]/;

/**
 * Arabic text stands in `copy/`, where it is read and corrected as text. It looks at the source as written, so a pattern may
 * name Arabic letters by escapes (`\u0660`); comments may say what they like. Where Arabic is at home, the configuration turns
 * the rule off.
 */
export const arabicInCopy: Rule = {
  create(context) {
    if (!ARABIC.test(context.sourceCode.text)) return {};
    const check = (node: ESTree.Node) => {
      if (!ARABIC.test(context.sourceCode.getText(node))) return;
      const isPattern = node.type === 'Literal' && 'regex' in node;
      context.report({
        node,
        message: isPattern
          ? 'Arabic letters in a pattern are written as escapes (\\u0660), which no editor turns round.'
          : 'Arabic text belongs to copy/ (copy/ar.ts of the room, or shared-lib/copy).',
      });
    };
    return { Literal: check, JSXText: check, TemplateElement: check };
  },
};
