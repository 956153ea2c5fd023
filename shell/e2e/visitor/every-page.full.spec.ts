import { readHead } from '../harness/head.ts';
import { invalidHtml } from '../harness/html.ts';
import { structuredDataProblems } from '../harness/structured-data.ts';
import { expect, test } from '../harness/test.ts';

test('every page of the sitemap answers with valid HTML, one heading, structured data, and words of its own', async ({
  request,
  site,
}) => {
  test.slow();
  const addresses = [...(await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => address ?? '',
  );
  expect(addresses.length).toBeGreaterThan(40);
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const address of [
    ...addresses,
    `${site.origin}/nothing-is-here`,
    `${site.origin}/blog?page=2`,
    `${site.origin}/contact?tab=feasibility`,
  ])
    await test.step(address, async () => {
      const answer = await request.get(address);
      const html = await answer.text();
      expect(answer.status()).toBe(address.endsWith('nothing-is-here') ? 404 : 200);
      expect(await invalidHtml(html)).toEqual([]);
      const { headings, jsonLd, title, meta, canonical } = readHead(html);
      expect(headings).toBe(1);
      expect(structuredDataProblems(jsonLd)).toEqual([]);
      const description = meta.get('description') ?? '';
      expect(description.length).toBeGreaterThanOrEqual(50);
      expect(description.length).toBeLessThanOrEqual(160);
      if (!addresses.includes(address)) return;
      expect(canonical).toBe(address);
      expect(titles.get(title), 'another page has this title').toBeUndefined();
      expect(descriptions.get(description), 'another page has this description').toBeUndefined();
      titles.set(title, address);
      descriptions.set(description, address);
    });
});
