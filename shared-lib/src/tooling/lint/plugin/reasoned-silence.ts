import type { Rule } from '@oxlint/plugins';

const SILENCE = /^[\s*]*(?:oxlint|eslint|stylelint)-disable/;
const REASON = / -- \S/;

/** A rule is silenced with the reason behind it: `// oxlint-disable-next-line no-alert -- the browser offers nothing else here`. */
export const reasonedSilence: Rule = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments())
        if (SILENCE.test(comment.value) && !REASON.test(comment.value))
          context.report({ node: comment, message: 'A silenced rule says why: add ` -- ` and the reason.' });
    },
  }),
};
