import type { Rule } from '@oxlint/plugins';

const DISABLE_COMMENT = /^[\s*]*(?:oxlint|eslint|stylelint)-disable/;
const REASON = / -- \S/;

/** A comment that disables a rule gives the reason: `// oxlint-disable-next-line no-alert -- the browser offers nothing else here`. */
export const reasonedDisable: Rule = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments())
        if (DISABLE_COMMENT.test(comment.value) && !REASON.test(comment.value))
          context.report({
            node: comment,
            message: 'A comment that disables a rule gives the reason: add ` -- ` and the reason.',
          });
    },
  }),
};
