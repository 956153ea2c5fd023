// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { HttpError } from 'shared-lib/http';
import { expect, test } from 'vitest';
import { useUploads } from './uploads.ts';

test('shows why the API refused a file, not the general message of a form', async () => {
  const refused = new HttpError('validation', {
    message: 'تحقق من الحقول المحددة ثم أعد المحاولة.',
    errors: { file: ['نوع الملف غير مقبول.'] },
  });
  const { result } = renderHook(() => useUploads({ send: () => Promise.reject(refused), onStored: () => undefined }));
  result.current.add([new File(['<html>'], 'عقد.pdf', { type: 'application/pdf' })]);
  await waitFor(() => expect(result.current.uploads[0]?.status).toBe('failed'));
  expect(result.current.uploads[0]).toMatchObject({ message: 'نوع الملف غير مقبول.', canRetry: false });
});

test('lets the API say what to do with a file of another type, and refuses one that is too large at once', async () => {
  const sent: string[] = [];
  const message = 'نوع الملف غير مقبول: هذه صورة HEIC من هاتف. حوّلها إلى JPEG ثم أرسلها.';
  const send = (file: File) => {
    sent.push(file.name);
    return Promise.reject(new HttpError('validation', { message: '', errors: { file: [message] } }));
  };
  const { result } = renderHook(() => useUploads({ send, onStored: () => undefined }));
  const large = new File(['x'], 'كبير.pdf');
  Object.defineProperty(large, 'size', { value: 26 * 1024 * 1024 });
  result.current.add([new File(['x'], 'IMG_1.HEIC'), large]);
  await waitFor(() => expect(result.current.uploads.map(({ status }) => status)).toEqual(['failed', 'failed']));
  expect(result.current.uploads.map((one) => one.message)).toEqual([
    message,
    'حجم الملف أكبر من 25 م.ب. صغّر حجمه ثم أعد المحاولة.',
  ]);
  expect(sent).toEqual(['IMG_1.HEIC']);
});
