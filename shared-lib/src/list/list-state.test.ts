import { describe, expect, it } from 'vitest';
import type { ListShape } from './list-definition.ts';
import {
  isFiltered,
  lastPageOf,
  parseListState,
  serializeListState,
  toDialectQuery,
  withChanges,
} from './list-state.ts';

const shape: ListShape = {
  columns: [{ key: 'name', sortable: true }, { key: 'created_at', sortable: true }, { key: 'phone' }],
  filters: [
    { kind: 'choice', key: 'role', label: '', anyLabel: '', options: [{ value: 'client', label: '' }] },
    { kind: 'choice', key: 'status', label: '', anyLabel: '', options: [{ value: 'pending', label: '' }] },
    {
      kind: 'choices',
      key: 'country',
      label: '',
      options: [
        { value: 'SA', label: '' },
        { value: 'EG', label: '' },
      ],
    },
    { kind: 'numbers', key: 'price', label: '' },
    { kind: 'dates', key: 'created_at', label: '', renderDay: () => null },
  ],
  defaultSort: { key: 'created_at', direction: 'descending' },
};
const read = (search: string) => parseListState(new URLSearchParams(search), shape);
const roundTrip = (search: string) => String(serializeListState(read(search), shape));

describe('the URL of a list', () => {
  it('omits default values', () => {
    expect(roundTrip('')).toBe('');
    expect(roundTrip('sort=created_at&order=desc&page=1&size=25&q=')).toBe('');
  });

  it.each([
    'q=%D8%A3%D8%AD%D9%85%D8%AF',
    'role=client&status=pending',
    'sort=name&order=asc',
    'sort=created_at&order=asc',
    'country=SA&country=EG',
    'price_gte=100&price_lte=2500',
    'created_at_gte=2026-11-01',
    'size=50&page=3',
  ])('preserves «%s»', (search) => {
    expect(roundTrip(search)).toBe(search);
  });

  it.each([
    ['a field that is not sortable', 'sort=phone'],
    ['a field that does not exist', 'sort=password_hash'],
    ['a value that is not an option of its filter', 'role=owner'],
    ['an invalid page number', 'page=-2'],
    ['a page number that is too large', 'page=99999999999'],
    ['a page size that is not offered', 'size=100000'],
    ['a second value of a filter with one value', 'role=owner&role=admin'],
    ['text in place of a number', 'price_gte=cheap'],
    ['a day that does not exist', 'created_at_lte=2026-02-30'],
    ['an unknown parameter', 'utm_source=mail'],
  ])('drops %s', (_what, search) => {
    expect(roundTrip(search)).toBe('');
  });
});

describe('digits', () => {
  it.each([
    ['size=٥٠&page=٣', 'size=50&page=3'],
    ['price_gte=٢٥٠', 'price_gte=250'],
    ['price_gte=1,000', 'price_gte=1000'],
    ['created_at_gte=٢٠٢٦-١١-٠١', 'created_at_gte=2026-11-01'],
  ])('reads «%s» as «%s»', (typed, search) => {
    expect(roundTrip(typed)).toBe(search);
  });
});

describe('the API query', () => {
  it('repeats a parameter for each of its values', () => {
    expect(toDialectQuery(read('country=SA&country=EG'), shape.filters).getAll('country')).toEqual(['SA', 'EG']);
  });

  it('turns days in Riyadh into instants, the last day included', () => {
    const query = toDialectQuery(read('created_at_gte=2026-11-01&created_at_lte=2026-11-01'), shape.filters);
    expect(query.get('created_at_gte')).toBe('2026-10-31T21:00:00.000Z');
    expect(query.get('created_at_lte')).toBe('2026-11-01T20:59:59.999Z');
  });

  it('uses the parameter names of the API', () => {
    expect(String(toDialectQuery(read('q=sara&role=client&sort=name&order=asc&page=2&size=50'), shape.filters))).toBe(
      '_page=2&_limit=50&_sort=name&_order=asc&q=sara&role=client',
    );
  });

  it('contains page, size and order even when the URL omits them', () => {
    expect(String(toDialectQuery(read(''), shape.filters))).toBe('_page=1&_limit=25&_sort=created_at&_order=desc');
  });
});

describe('list state', () => {
  it('returns to the first page when it changes', () => {
    expect(withChanges(read('q=sara&page=4'), { filters: { role: ['client'] } })).toMatchObject({
      q: 'sara',
      page: 1,
      filters: { role: ['client'] },
    });
  });

  it('knows whether the list is filtered', () => {
    expect(isFiltered(read('page=4&sort=name'))).toBe(false);
    expect(isFiltered(read('q=sara'))).toBe(true);
    expect(isFiltered(read('status=pending'))).toBe(true);
  });

  it.each([
    [0, 1],
    [25, 1],
    [26, 2],
  ])('with %i rows and 25 per page, the last page is %i', (total, last) => {
    expect(lastPageOf(total, 25)).toBe(last);
  });
});
