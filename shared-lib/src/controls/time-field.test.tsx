// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ControlsRoot } from './controls-root.tsx';
import { TimeField } from './time-field.tsx';

const Field = () => {
  const [time, setTime] = useState<string | null>('14:30');
  return (
    <ControlsRoot>
      <TimeField label="نهاية يوم العمل" value={time} onChange={setTime} />
      <output>{time}</output>
    </ControlsRoot>
  );
};

it('shows an hour of the afternoon with «م» and changes hour and minute by keyboard', () => {
  render(<Field />);
  const [hour, minute, half] = screen.getAllByRole('spinbutton');
  expect([hour, minute, half].map((part) => part?.textContent)).toEqual(['2', '30', 'م']);
  for (const part of [hour, minute]) if (part) fireEvent.keyDown(part, { key: 'ArrowUp' });
  expect(screen.getByRole('status').textContent).toBe('15:31');
});
