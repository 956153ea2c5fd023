/** @vitest-environment happy-dom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DateField } from './date-field.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T22:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const Field = () => {
  const [day, setDay] = useState<string | null>(null);
  return (
    <>
      <DateField label="موعد التسليم" value={day} onChange={setDay} />
      <output>{day}</output>
    </>
  );
};

it('starts an empty day with the current day in Riyadh while it is still the day before in UTC', () => {
  render(<Field />);
  for (const part of screen.getAllByRole('spinbutton')) fireEvent.keyDown(part, { key: 'ArrowUp' });
  expect(screen.getByRole('status').textContent).toBe('2026-11-24');
});
