// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { faults } from 'shared-lib/testing/fault-proxy';
import { startApi } from 'shared-lib/testing/room';
import { afterEach, describe, expect, it } from 'vitest';
import { openFrame } from '../frame/open-frame.tsx';

const api = await startApi();
afterEach(() => api.heal());

const chat = () =>
  new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'تواصل معنا عبر واتساب (يفتح في نافذة جديدة)' }).href);

describe('the chat button', () => {
  it('opens a chat with the company in a tab of its own', () => {
    openFrame();
    expect(chat().origin + chat().pathname).toBe('https://wa.me/966500000000');
    expect(screen.getByRole('link', { name: /واتساب/ }).getAttribute('rel')).toContain('noopener');
  });

  it('begins with words that fit the page', () => {
    const { go } = openFrame({ at: '/' });
    const draftAt = (at: string) => {
      go(at);
      return chat().searchParams.get('text');
    };
    expect(draftAt('/services/feasibility')).toMatch(/خدماتكم/);
    expect(draftAt('/blog/an-article')).toMatch(/مقالاً/);
    expect(draftAt('/studies/3')).toMatch(/دراساتكم المجانية/);
    expect(draftAt('/dashboard')).toMatch(/حسابي/);
    expect(draftAt('/no-such-page')).toBe('السلام عليكم، أرغب في الاستفسار عن خدماتكم.');
  });

  it.each([
    ['+20 122 333 4444', '/201223334444'],
    ['', '/966500000000'],
  ])('takes its number from the settings, and is there without a usable one («%s»)', async (value_ar, expected) => {
    const setting = {
      id: 1,
      key: 'whatsapp',
      value_ar,
      value_en: '',
      type: 'text',
      group: 'contact',
      description: '',
      created_at: '2026-01-04T08:00:00Z',
      updated_at: '2026-01-04T08:00:00Z',
    };
    api.break(/group=contact/, {
      kind: 'answer',
      status: 200,
      type: 'application/json',
      body: JSON.stringify({ data: [setting] }),
    });
    const { queryClient } = openFrame();
    await expect.poll(() => queryClient.getQueryState(['settings', 'contact'])?.status).toBe('success');
    await expect.poll(() => chat().pathname).toBe(expected);
  });

  it('stays with the built-in number while nothing can be read', async () => {
    api.break(/public\/settings/, faults.htmlError);
    const { queryClient } = openFrame();
    await expect.poll(() => queryClient.getQueryState(['settings', 'contact'])?.status).toBe('error');
    expect(chat().pathname).toBe('/966500000000');
  });
});
