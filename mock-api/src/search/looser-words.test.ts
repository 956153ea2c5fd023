import { expect, test } from 'vitest';
import { looserWords } from './looser-words.ts';
import { readSearch } from './search-words.ts';

test('other requests run between the questions of a misspelt search, each of which reads many rows', async () => {
  let turn = 0;
  let isOver = false;
  const count = () => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  const turns: number[] = [];
  const start = turn;
  count();
  const words = await looserWords(readSearch('مصنغ قحطاتي'), {
    contains: async () => {
      turns.push(turn);
      return false;
    },
    names: async () => {
      turns.push(turn);
      return ['مصنع القحطاني'];
    },
  });
  // What the caller asks next is a question, too.
  turns.push(turn);
  isOver = true;
  expect(words?.map(({ anyOf }) => anyOf)).toEqual([[' مصنع'], [' قحطاني']]);
  expect(turns.length).toBeGreaterThan(4);
  expect(new Set([start, ...turns]).size).toBe(turns.length + 1);
});
