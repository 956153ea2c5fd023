// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { faults } from 'testing/fault-proxy';
import { startApi } from 'testing/remote-harness';
import { afterEach, describe, expect, it } from 'vitest';
import { renderLayout } from '../render-layout.tsx';

const api = await startApi();
afterEach(() => api.clearFaults());

const chat = () =>
  new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'تواصل معنا عبر واتساب (يفتح في نافذة جديدة)' }).href);

describe('the chat button', () => {
  it('opens a chat with the company in a new tab', () => {
    renderLayout();
    expect(chat().origin + chat().pathname).toBe('https://wa.me/966500000000');
    expect(screen.getByRole('link', { name: /واتساب/ }).getAttribute('rel')).toContain('noopener');
  });

  it('starts with a draft that fits the page', () => {
    const { go } = renderLayout({ at: '/' });
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
  ])('uses the number of the settings, or the default one when it is not usable («%s»)', async (value_ar, expected) => {
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
    api.injectFault(/group=contact/, {
      kind: 'response',
      status: 200,
      type: 'application/json',
      body: JSON.stringify({ data: [setting] }),
    });
    const { queryClient } = renderLayout();
    await expect.poll(() => queryClient.getQueryState(['settings', 'contact'])?.status).toBe('success');
    await expect.poll(() => chat().pathname).toBe(expected);
  });

  it('uses the default number while the settings cannot be read', async () => {
    api.injectFault(/public\/settings/, faults.htmlError);
    const { queryClient } = renderLayout();
    await expect.poll(() => queryClient.getQueryState(['settings', 'contact'])?.status).toBe('error');
    expect(chat().pathname).toBe('/966500000000');
  });
});
