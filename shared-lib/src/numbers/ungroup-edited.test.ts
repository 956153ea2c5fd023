import { ungroupEdited } from 'shared-lib/numbers';
import { expect, test } from 'vitest';

test.each([
  ['deletes the last digit', '900,000', '900,00|', '90000|'],
  ['adds a digit', '900,000', '900,0000|', '9000000|'],
  ['deletes a digit in the middle', '1,250,000', '1,20|,000', '120|000'],
  ['types at the beginning', '1,250', '3|1,250', '3|1250'],
  ['deletes the separator', '1,250', '1|250', '1|250'],
  ['types a decimal comma at the end', '1,250', '1,250,|', '1250,|'],
  ['replaces all of it', '900,000', '12,5|', '12,5|'],
  ['edits a negative amount', '-550,000', '-550,00|', '-55000|'],
  ['edits a number without separators', '900', '900,5|', '900,5|'],
  ['edits what a person has written', '1.250', '1.25|', '1.25|'],
])('%s of a grouped number', (_what, before, typed, expected) => {
  const { text, caret } = ungroupEdited(before, typed.replace('|', ''), typed.indexOf('|'));
  expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(expected);
});

test('a comma after a group that the person typed begins the next group', () => {
  expect(ungroupEdited('1,250', '1,250,', 6, true).text).toBe('1,250,');
  expect(ungroupEdited('1,250', '1,2505', 6, true).text).toBe('12505');
});
