import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes void elements in its own style: a matter of taste, not of validity.
    'void-style': 'off',
    'no-inline-style': 'error',
    // Titles that people wrote may be longer than a search engine shows.
    'long-title': 'off',
  },
});

/** What is wrong with a document, in words that name the place. */
export const invalidHtml = async (html: string): Promise<string[]> => {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) => `${ruleId}: ${message} (${line}:${column} ${selector ?? ''})`,
    ),
  );
};
