import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes `<br/>`; both styles of void elements are valid.
    'void-style': 'off',
    'no-inline-style': 'error',
    // Titles from content may be longer than search engines display.
    'long-title': 'off',
  },
});

/** Validates an HTML document and returns one message with rule and position per problem. */
export const htmlProblems = async (html: string): Promise<string[]> => {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) => `${ruleId}: ${message} (${line}:${column} ${selector ?? ''})`,
    ),
  );
};
