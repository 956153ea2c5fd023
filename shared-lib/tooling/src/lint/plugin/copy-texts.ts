import type { ESTree, Rule } from '@oxlint/plugins';

const ARABIC = /[\u0600-\u06FF\u0750-\u077F\u0870-\u08FF\uFB50-\uFDFF\uFE70-\uFEFF]/;

/**
 * Arabic text belongs to `copy/`, where editors review it. The rule reads the source text, so regular expressions may contain
 * escapes (`\u0660`). Comments are exempt. The configuration disables the rule for folders that contain Arabic content.
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
          ? 'Arabic letters in a pattern are written as escapes (\\u0660), which editors display in logical order.'
          : 'Arabic text belongs to copy/ (copy/ar.ts of the package, or shared-lib/copy).',
      });
    };
    return { Literal: check, JSXText: check, TemplateElement: check };
  },
};

const EASTERN_DIGIT = /[\u0660-\u0669\u06F0-\u06F9]/;

/** Texts for users contain Latin digits only. The configuration enables the rule for the folders that contain such texts. */
export const latinDigits: Rule = {
  create(context) {
    if (!EASTERN_DIGIT.test(context.sourceCode.text)) return {};
    const check = (node: ESTree.Node) => {
      if (EASTERN_DIGIT.test(context.sourceCode.getText(node)))
        context.report({ node, message: 'Texts for users contain Latin digits only (0-9).' });
    };
    return { Literal: check, TemplateElement: check };
  },
};
