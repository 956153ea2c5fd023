import type { ESTree, Rule } from '@oxlint/plugins';

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
