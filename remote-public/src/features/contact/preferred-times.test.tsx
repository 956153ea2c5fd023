import { screen } from '@testing-library/react';
import { hasUnsaved } from 'shared-lib/unsaved';
import { startApi } from 'testing/remote-harness';
import { expect, it } from 'vitest';
import { field, open, reference, send, type, user } from '../../testing/contact-forms.ts';

await startApi();

it('accepts up to three preferred times in a consultation request, also with empty rows between them', async () => {
  await open('/contact?tab=consultation');
  expect(hasUnsaved()).toBe(false);
  await type('الاسم', 'خالد');
  await type('البريد الإلكتروني', 'khaled@example.com');
  await type('رقم الهاتف', '0501234567');
  await user.selectOptions(field('نوع المشروع'), 'صناعي');
  await type('الموعد الأول', '2026-12-06');
  await user.selectOptions(field('وقت الموعد الأول'), 'صباحاً (من 9 إلى 12)');
  expect(screen.queryByLabelText(/^الموعد الثاني/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'أضف موعداً آخر' }));
  expect(document.activeElement).toBe(field('الموعد الثاني'));
  await user.click(screen.getByRole('button', { name: 'أضف موعداً آخر' }));
  expect(screen.queryByRole('button', { name: 'أضف موعداً آخر' })).toBeNull();
  await type('الموعد الثالث', '2026-12-08');
  await type('وصف المشروع', 'مصنع تمور');
  await send('إرسال طلب الاستشارة');
  expect(await reference()).toMatch(/^CN-/);
});
