import { escapeHtml } from 'shared-lib/format';
import { expect, test } from 'vitest';

test('escapes each character that ends text or an attribute of HTML or XML', () => {
  expect(escapeHtml(`<a href="x" title='y'>أ & ب</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;أ &amp; ب&lt;/a&gt;',
  );
});
