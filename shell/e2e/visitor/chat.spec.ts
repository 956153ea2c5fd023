import { paths } from 'shared-lib/paths';
import { chatButton } from '../harness/chat-button.ts';
import { expect, pageReady, test } from '../harness/test.ts';

for (const [path, draft] of [
  [paths.service('feasibility'), /^السلام عليكم، أرغب في معرفة تفاصيل خدمة «[^»]+»\.$/],
  [paths.sector('energy'), 'السلام عليكم، أرغب في دراسة جدوى لمشروع في قطاع الطاقة.'],
  [paths.study('dates-factory'), /^السلام عليكم، اطّلعت على دراستكم «[^»]*تمور[^»]*» وأرغب في دراسة مماثلة لمشروعي\.$/],
  [paths.article('irr-npv'), /^السلام عليكم، قرأت مقالكم «[^»]*العائد الداخلي[^»]*» ولدي سؤال عنه\.$/],
] as const)
  test(`a chat that is opened at ${path} begins with what the page is about, and its address`, async ({
    page,
    site,
  }) => {
    await page.goto(path);
    await pageReady(page);
    const href = await chatButton(page).getAttribute('href');
    const opened = page.waitForEvent('popup');
    await chatButton(page).click();
    const chat = new URL((await opened).url());
    expect(chat.hostname).toBe('wa.me');
    const [first, address] = chat.searchParams.get('text')?.split('\n') ?? [];
    expect(first).toMatch(draft);
    expect(address).toBe(site.origin + path);
    // The next page finds the draft of its section.
    await expect(chatButton(page)).toHaveAttribute('href', href ?? '');
  });

test('a chat that is opened on a list or a missing page begins with the draft of the section', async ({ page }) => {
  for (const path of [paths.services(), paths.service('no-such-service')]) {
    await page.goto(path);
    await pageReady(page);
    const opened = page.waitForEvent('popup');
    await chatButton(page).click();
    const chat = await opened;
    expect(new URL(chat.url()).searchParams.get('text')).toBe('السلام عليكم، أرغب في معرفة تفاصيل إحدى خدماتكم.');
    await chat.close();
  }
});
