import { act, screen, waitFor } from '@testing-library/react';
import { signInAs, startApi } from 'testing/remote-harness';
import { hasUnsaved } from 'shared-lib/unsaved';
import { describe, expect, it } from 'vitest';
import { field, fillIn, open, user, reference, send, type } from '../../testing/contact-forms.ts';

await startApi();

describe('the draft of a form', () => {
  it('is restored after a reload, counts as unsaved and is deleted after sending', async () => {
    const unmount = await open();
    await fillIn('مسودة');
    unmount();
    await open();
    await waitFor(() => expect(field('موضوع الرسالة').value).toBe('مسودة'));
    expect(field('البريد الإلكتروني').value).toBe('sara@example.com');
    expect(hasUnsaved()).toBe(true);
    await send();
    await reference();
    unmount();
    await open();
    for (const label of ['الاسم', 'موضوع الرسالة', 'الرسالة']) expect(field(label).value).toBe('');
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('miqyas:draft'))).toEqual([]);
  });

  it('does not contain the honeypot field', async () => {
    await open();
    await type('الاسم', 'سارة');
    await type('اترك هذا الحقل فارغاً', 'https://spam.example');
    expect(JSON.parse(sessionStorage.getItem('miqyas:draft:contact') ?? '')).toEqual({ name: 'سارة' });
  });

  it('ignores invalid JSON and unknown fields', async () => {
    sessionStorage.setItem('miqyas:draft:contact', '[not json');
    sessionStorage.setItem(
      'miqyas:draft:consultation',
      JSON.stringify({ description: 'وصف', nothing: 'x', other_details: 'y' }),
    );
    await open('/contact?tab=consultation');
    await waitFor(() => expect(field('وصف المشروع').value).toBe('وصف'));
    expect(field('اترك هذا الحقل فارغاً').value).toBe('');
    await user.click(screen.getByRole('tab', { name: 'استفسار عام' }));
    expect(field('الاسم').value).toBe('');
  });
});

it('two tabs that send the same request get the same receipt', async () => {
  const unmount = await open();
  await fillIn('من تبويبين');
  await send();
  const first = await reference();
  unmount();
  await open();
  await fillIn('من تبويبين');
  await send();
  expect(await reference()).toBe(first);
});

it('sign-in fills empty fields from the account and keeps typed text', async () => {
  await open('/contact?tab=consultation');
  await type('الاسم', 'اسم آخر');
  await act(() => signInAs({ email: 'client@miqyas.example', password: 'Palm-Harvest-18' }));
  await waitFor(() => expect(field('البريد الإلكتروني').value).toBe('client@miqyas.example'));
  expect(field('الاسم').value).toBe('اسم آخر');
});
