import { screen, waitFor } from '@testing-library/react';
import { startApi } from 'shared-lib/testing/room';
import { hasUnsaved } from 'shared-lib/unsaved';
import { describe, expect, it } from 'vitest';
import { field, open, person, type } from '../../testing/contact-forms.ts';

await startApi();

describe('a form that somebody came to from a page about something', () => {
  it.each([
    ['/contact?tab=consultation&service=feasibility', 'وصف المشروع', 'الخدمة المطلوبة: دراسات الجدوى.\n'],
    ['/contact?tab=feasibility&sector=industrial', 'فكرة المشروع', 'القطاع: الصناعي.\n'],
    [
      '/contact?tab=feasibility&study=dates-factory',
      'فكرة المشروع',
      /^أرغب في دراسة مماثلة لدراسة «.*تمور.*»\.\nالمدينة: $/,
    ],
    ['/contact?tab=contact&service=1', 'موضوع الرسالة', 'استفسار عن خدمة: دراسات الجدوى'],
  ])('begins with it at %s, and holds nothing unsaved yet', async (at, label, text) => {
    await open(at);
    await waitFor(() =>
      typeof text === 'string' ? expect(field(label).value).toBe(text) : expect(field(label).value).toMatch(text),
    );
    expect(hasUnsaved()).toBe(false);
  });

  it('names the package, when there is one of that name', async () => {
    await open(`/contact?tab=consultation&service=feasibility&package=${encodeURIComponent('الأساسية')}`);
    await waitFor(() => expect(field('وصف المشروع').value).toBe('الخدمة المطلوبة: دراسات الجدوى (الباقة: الأساسية).\n'));
  });

  it('goes on with what was typed, also in the other forms and after a reload', async () => {
    const leave = await open('/contact?tab=consultation&service=feasibility');
    await waitFor(() => expect(field('وصف المشروع').value).toContain('دراسات الجدوى'));
    await type('وصف المشروع', 'مخبز في طنطا');
    await person.click(screen.getByRole('tab', { name: 'طلب دراسة جدوى' }));
    await waitFor(() => expect(field('فكرة المشروع').value).toBe('الخدمة المطلوبة: دراسات الجدوى.\n'));
    leave();
    await open('/contact?tab=consultation&service=feasibility');
    await waitFor(() => expect(field('وصف المشروع').value).toBe('الخدمة المطلوبة: دراسات الجدوى.\nمخبز في طنطا'));
  });

  it.each(['service=<b>x</b>', 'sector=no-such', 'study=0', 'service='])(
    'begins empty where nothing is so called: %s',
    async (query) => {
      await open(`/contact?tab=consultation&${query}`);
      await type('الاسم', 'سارة');
      expect(field('وصف المشروع').value).toBe('');
    },
  );
});
