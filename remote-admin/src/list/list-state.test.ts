import { describe, expect, it } from 'vitest';
import type { ListShape } from './list-definition.ts';
import { apiSearch, changeList, isNarrowed, lastPageOf, readListState, writeListState } from './list-state.ts';

const shape: ListShape = {
  columns: [{ key: 'name', sortable: true }, { key: 'created_at', sortable: true }, { key: 'phone' }],
  filters: [
    { key: 'role', label: '', anyLabel: '', options: [{ value: 'client', label: '' }] },
    { key: 'status', label: '', anyLabel: '', options: [{ value: 'pending', label: '' }] },
  ],
  defaultSort: { key: 'created_at', direction: 'descending' },
};
const read = (search: string) => readListState(new URLSearchParams(search), shape);
const written = (search: string) => String(writeListState(read(search), shape));

describe('the address of a list', () => {
  it('is empty for what goes without saying', () => {
    expect(written('')).toBe('');
    expect(written('sort=created_at&order=desc&page=1&size=25&q=')).toBe('');
  });

  it.each([
    'q=%D8%A3%D8%AD%D9%85%D8%AF',
    'role=client&status=pending',
    'sort=name&order=asc',
    'sort=created_at&order=asc',
    'size=50&page=3',
  ])('keeps «%s» as it is', (search) => {
    expect(written(search)).toBe(search);
  });

  it.each([
    ['a field that cannot be sorted by', 'sort=phone'],
    ['a field that does not exist', 'sort=password_hash'],
    ['a value that no filter has', 'role=owner'],
    ['a page that is no number', 'page=-2'],
    ['a page that is far too large', 'page=99999999999'],
    ['a size that nobody can choose', 'size=100000'],
    ['something else altogether', 'utm_source=mail'],
  ])('drops %s', (_what, search) => {
    expect(written(search)).toBe('');
  });
});

describe('what the API is asked', () => {
  it('is said in its own words', () => {
    expect(String(apiSearch(read('q=sara&role=client&sort=name&order=asc&page=2&size=50')))).toBe(
      '_page=2&_limit=50&_sort=name&_order=asc&q=sara&role=client',
    );
  });

  it('names page, size and order even where the address does not', () => {
    expect(String(apiSearch(read('')))).toBe('_page=1&_limit=25&_sort=created_at&_order=desc');
  });
});

describe('a change', () => {
  it('begins at the first page', () => {
    expect(changeList(read('q=sara&page=4'), { filters: { role: 'client' } })).toMatchObject({
      q: 'sara',
      page: 1,
      filters: { role: 'client' },
    });
  });

  it('knows whether the list is narrowed', () => {
    expect(isNarrowed(read('page=4&sort=name'))).toBe(false);
    expect(isNarrowed(read('q=sara'))).toBe(true);
    expect(isNarrowed(read('status=pending'))).toBe(true);
  });

  it.each([
    [0, 1],
    [25, 1],
    [26, 2],
  ])('of %i rows at 25 a page, page %i is the last', (total, last) => {
    expect(lastPageOf(total, 25)).toBe(last);
  });
});
