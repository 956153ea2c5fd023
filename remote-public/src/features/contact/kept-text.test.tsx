import { act, screen, waitFor } from '@testing-library/react';
import { signInAs, startApi } from 'shared-lib/testing/room';
import { hasUnsaved } from 'shared-lib/unsaved';
import { describe, expect, it } from 'vitest';
import { field, fillIn, open, person, reference, send, type } from '../../testing/contact-forms.ts';

await startApi();

describe('what was typed and not sent', () => {
  it('is there again after a reload, counts as unsaved, and is forgotten once it was sent', async () => {
    const leave = await open();
    await fillIn('مسودة');
    leave();
    await open();
    await waitFor(() => expect(field('موضوع الرسالة').value).toBe('مسودة'));
    expect(field('البريد الإلكتروني').value).toBe('sara@example.com');
    expect(hasUnsaved()).toBe(true);
    await send();
    await reference();
    leave();
    await open();
    for (const label of ['الاسم', 'موضوع الرسالة', 'الرسالة']) expect(field(label).value).toBe('');
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('miqyas:draft'))).toEqual([]);
  });

  it('never holds what only programs fill in', async () => {
    await open();
    await type('الاسم', 'سارة');
    await type('اترك هذا الحقل فارغاً', 'https://spam.example');
    expect(JSON.parse(sessionStorage.getItem('miqyas:draft:contact') ?? '')).toEqual({ name: 'سارة' });
  });

  it('is no draft where it cannot be read, or was never one of this form', async () => {
    sessionStorage.setItem('miqyas:draft:contact', '[not json');
    sessionStorage.setItem(
      'miqyas:draft:consultation',
      JSON.stringify({ description: 'وصف', nothing: 'x', website: 'y' }),
    );
    await open('/contact?tab=consultation');
    await waitFor(() => expect(field('وصف المشروع').value).toBe('وصف'));
    expect(field('اترك هذا الحقل فارغاً').value).toBe('');
    await person.click(screen.getByRole('tab', { name: 'استفسار عام' }));
    expect(field('الاسم').value).toBe('');
  });
});

it('two tabs that send the same have one receipt', async () => {
  const leave = await open();
  await fillIn('من تبويبين');
  await send();
  const first = await reference();
  leave();
  await open();
  await fillIn('من تبويبين');
  await send();
  expect(await reference()).toBe(first);
});

it('what is known of a signed-in person is filled in, and nothing that was typed is lost', async () => {
  await open('/contact?tab=consultation');
  await type('الاسم', 'اسم آخر');
  await act(() => signInAs({ email: 'client@miqyas.example', password: 'Palm-Harvest-18' }));
  await waitFor(() => expect(field('البريد الإلكتروني').value).toBe('client@miqyas.example'));
  expect(field('الاسم').value).toBe('اسم آخر');
});
