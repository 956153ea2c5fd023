import { screen, waitFor } from '@testing-library/react';
import { startApi } from 'testing/remote-harness';
import { hasUnsaved } from 'shared-lib/unsaved';
import { describe, expect, it } from 'vitest';
import { field, open, user, type } from '../../testing/contact-forms.ts';

await startApi();

describe('a form with a topic in the URL', () => {
  it.each([
    ['/contact?tab=consultation&service=feasibility', 'وصف المشروع', 'الخدمة المطلوبة: دراسات الجدوى.\n'],
    ['/contact?tab=feasibility&sector=industrial', 'فكرة المشروع', 'القطاع: الصناعي.\n'],
    [
      '/contact?tab=feasibility&study=dates-factory',
      'فكرة المشروع',
      /^أرغب في دراسة مماثلة لدراسة «.*تمور.*»\.\nالمدينة: $/,
    ],
    ['/contact?tab=contact&service=1', 'موضوع الرسالة', 'استفسار عن خدمة: دراسات الجدوى'],
  ])('is prefilled at %s and has no unsaved changes', async (at, label, text) => {
    await open(at);
    await waitFor(() =>
      typeof text === 'string' ? expect(field(label).value).toBe(text) : expect(field(label).value).toMatch(text),
    );
    expect(hasUnsaved()).toBe(false);
  });

  it('includes the package of the service', async () => {
    await open(`/contact?tab=consultation&service=feasibility&package=${encodeURIComponent('الأساسية')}`);
    await waitFor(() => expect(field('وصف المشروع').value).toBe('الخدمة المطلوبة: دراسات الجدوى (الباقة: الأساسية).\n'));
  });

  it('keeps typed text across tabs and after a reload', async () => {
    const unmount = await open('/contact?tab=consultation&service=feasibility');
    await waitFor(() => expect(field('وصف المشروع').value).toContain('دراسات الجدوى'));
    await type('وصف المشروع', 'مخبز في طنطا');
    await user.click(screen.getByRole('tab', { name: 'طلب دراسة جدوى' }));
    await waitFor(() => expect(field('فكرة المشروع').value).toBe('الخدمة المطلوبة: دراسات الجدوى.\n'));
    unmount();
    await open('/contact?tab=consultation&service=feasibility');
    await waitFor(() => expect(field('وصف المشروع').value).toBe('الخدمة المطلوبة: دراسات الجدوى.\nمخبز في طنطا'));
  });

  it.each(['service=<b>x</b>', 'sector=no-such', 'study=0', 'service='])(
    'stays empty for an unknown topic: %s',
    async (query) => {
      await open(`/contact?tab=consultation&${query}`);
      await type('الاسم', 'سارة');
      expect(field('وصف المشروع').value).toBe('');
    },
  );
});
