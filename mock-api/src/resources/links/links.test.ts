import { linkCheck } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { createAdminApi } from '../../testing/admin-api.ts';
import { SITE_ORIGIN } from '../../testing/test-app.ts';

test('checks links of an article against the pages of the site, and other sites by syntax only', async () => {
  const { admin } = await createAdminApi();
  await admin('PATCH', '/api/admin/sectors/8', { slug: 'power' });
  await admin('PATCH', '/api/admin/services/2', { is_active: false });
  const hrefs = [
    ['/blog/irr-npv', 'ok', ''],
    [`${SITE_ORIGIN}/sectors/1?x=1#y`, 'ok', ''],
    ['/contact?tab=feasibility', 'ok', ''],
    ['/sectors/energy', 'moved', '/sectors/power'],
    ['/services/2', 'hidden', ''],
    ['/blog/no-such-article', 'missing', ''],
    ['/blogs', 'missing', ''],
    ['https://example.com/anything', 'unchecked', ''],
    ['mailto:a@example.com', 'unchecked', ''],
    ['javascript:alert(1)', 'invalid', ''],
    ['http://', 'invalid', ''],
  ] as const;
  const body_html = hrefs.map(([href]) => `<p>اقرأ <a href="${href}">نص <b>الرابط</b></a></p>`).join('');
  const response = await admin('POST', '/api/admin/articles/links', { body_html });
  expect(linkCheck.parse(response.json()).links).toEqual(
    hrefs.map(([href, state, suggestion]) => ({ href, text: 'نص الرابط', state, suggestion })),
  );
});
