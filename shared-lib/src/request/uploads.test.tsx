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
