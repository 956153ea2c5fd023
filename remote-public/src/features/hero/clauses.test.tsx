import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Clauses, firstClause } from './clauses.tsx';

it.each([
  ['قبل أن تضع رأس مالك، ضع المقياس', ['قبل أن تضع رأس مالك،', 'ضع المقياس'], 'قبل أن تضع رأس مالك'],
  ['من الفكرة إلى خط الإنتاج', ['من الفكرة إلى خط الإنتاج'], 'من الفكرة إلى خط الإنتاج'],
  ['موعدنا 10:30، لا تتأخر، لا تتأخر،', ['موعدنا 10:30،', 'لا تتأخر،', 'لا تتأخر،'], 'موعدنا 10:30'],
  ['', [], ''],
])('wraps each clause of «%s» in an element, keeps the text and returns the first clause', (title, clauses, name) => {
  const { container } = render(<Clauses>{title}</Clauses>);
  expect(Array.from(container.children, ({ textContent }) => textContent)).toEqual(clauses);
  expect(container.textContent).toBe(title);
  expect(firstClause(title)).toBe(name);
});
