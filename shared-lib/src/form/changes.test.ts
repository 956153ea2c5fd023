import { describe, expect, it } from 'vitest';
import { changedNames, compareVersions, mergeVersions } from './changes.ts';

const base = { name: 'تجاري', price: 100, steps: [{ title: 'أولى' }], note: '' };

describe('changes of a record', () => {
  it('counts a field once, however deep the change is', () => {
    expect(changedNames(base, { ...base, steps: [{ title: 'ثانية' }], price: 100 })).toEqual(['steps']);
  });

  it('counts an absent field as empty', () => {
    expect(changedNames({ name: 'تجاري' }, { name: 'تجاري', note: '' })).toEqual([]);
  });
});

describe('two versions of a record', () => {
  const mine = { ...base, name: 'التجارة', price: 200 };
  const theirs = { ...base, name: 'القطاع التجاري', note: 'راجعته' };

  it('disputes only the fields that both changed differently', () => {
    expect(compareVersions({ base, mine, theirs })).toEqual({ disputed: ['name'], merged: ['price', 'note'] });
    expect(compareVersions({ base, mine, theirs: { ...base, name: 'التجارة' } }).disputed).toEqual([]);
  });

  it('merges the other fields and takes the chosen side of a disputed one', () => {
    expect(mergeVersions({ base, mine, theirs }, new Set())).toEqual({
      ...base,
      name: 'التجارة',
      price: 200,
      note: 'راجعته',
    });
    expect(mergeVersions({ base, mine, theirs }, new Set(['name']))).toEqual({
      ...base,
      name: 'القطاع التجاري',
      price: 200,
      note: 'راجعته',
    });
  });
});
