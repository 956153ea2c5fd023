import { HtmlValidate } from 'html-validate';
import { expect, test } from '../harness/test.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes attributes and void elements in its own style; these two are about style, not about validity.
    'void-style': 'off',
    'no-inline-style': 'error',
    // The address of the chat link carries its drafted sentence.
    'long-title': 'off',
  },
});

for (const route of ['/', '/about', '/contact', '/auth', '/admin/login', '/nope'])
  test(`the HTML that the server sends for ${route} is valid`, async ({ request }) => {
    const html = await (await request.get(route)).text();
    const { results } = await validator.validateString(html);
    const errors = results.flatMap(({ messages }) => messages.map(({ ruleId, message, line, column, selector }) => `${ruleId}: ${message} (${line}:${column} ${selector ?? ''})`));
    expect(errors).toEqual([]);
  });
