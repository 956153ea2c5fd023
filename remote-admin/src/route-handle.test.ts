import { QueryClient } from '@tanstack/react-query';
import type { RouteHandle } from 'shared-lib/federation';
import { expect, test } from 'vitest';
import { recordHandle, rowKeyOf } from './route-handle.ts';

const titleOf = ({ seo }: RouteHandle, queryClient: QueryClient) =>
  seo?.({ queryClient, params: { id: '7' }, url: new URL('http://localhost/admin/services/edit/7') }).title;

test.each([
  [{ id: 7, name_ar: 'دراسة جدوى' }, 'دراسة جدوى | الخدمات'],
  [{ id: 7, title_ar: 'مقال' }, 'مقال | الخدمات'],
  [{ id: 7, title: 'مصنع تمور', name: 'سالم' }, 'مصنع تمور | الخدمات'],
  [{ id: 7, name: 'سالم' }, 'سالم | الخدمات'],
  [{ id: 7, name_ar: '' }, 'الخدمات'],
  [{ id: 7, name_ar: 5 }, 'الخدمات'],
  ['نص', 'الخدمات'],
])('the tab of a record %j is called %s', (row, title) => {
  const queryClient = new QueryClient();
  const handle = recordHandle('الخدمات', 'وصف', rowKeyOf('services'));
  expect(titleOf(handle, queryClient)).toBe('الخدمات');
  queryClient.setQueryData(['admin', 'services', 'row', 7], row);
  expect(titleOf(handle, queryClient)).toBe(title);
});
