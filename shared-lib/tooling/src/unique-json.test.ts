import { expect, test } from 'vitest';
import { parseUniqueJson } from './unique-json.ts';

test('parses JSON whose objects have each key once, whatever its texts contain', () => {
  const value = { a: { b: [{ c: 1 }, { c: 2 }], text: '{"a": 1, "a": 2}' }, b: 'a":', 'q"': null };
  expect(parseUniqueJson(JSON.stringify(value))).toEqual(value);
});

test.each([
  ['at the top', '{"a":1,"b":{},"a":2}', 'a'],
  ['inside', '{"remotes":{"remote-admin":{},"remote-public":{},"remote-admin":{}}}', 'remote-admin'],
  ['in a list', '[{"a":1},{"b":1,"b":2}]', 'b'],
  ['once with an escape', String.raw`{"a":1,"\u0061":2}`, 'a'],
])('rejects a key that is there twice: %s', (_where, text, key) => {
  expect(() => parseUniqueJson(text)).toThrow(`it has ${key} twice`);
});

test('rejects what is not JSON', () => {
  expect(() => parseUniqueJson('{"a":1,')).toThrow(SyntaxError);
});
