import type { ESTree, Rule } from '@oxlint/plugins';

const EASTERN_DIGIT = /[\u0660-\u0669\u06F0-\u06F9]/;

/** Whatever is shown has Latin digits; the configuration turns it on where shown text is written. */
export const latinDigits: Rule = {
  create(context) {
    if (!EASTERN_DIGIT.test(context.sourceCode.text)) return {};
    const check = (node: ESTree.Node) => {
      if (EASTERN_DIGIT.test(context.sourceCode.getText(node)))
        context.report({ node, message: 'Every digit that is shown is Latin (0-9).' });
    };
    return { Literal: check, TemplateElement: check };
  },
};
