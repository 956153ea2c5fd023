// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import 'testing/dom-patience';
import { expect, it } from 'vitest';
import { Combobox } from './combobox.tsx';
import { ControlsRoot } from './controls-root.tsx';

const consultants = [
  { value: '1', label: 'أحمد الشهري', text: 'القطاع الصناعي' },
  { value: '2', label: 'هدى عبد الرحمن' },
  { value: '3', label: 'طارق الشريف' },
];

const Field = () => {
  const [value, setValue] = useState<string | null>(null);
  return (
    <ControlsRoot>
      <Combobox label="المستشار" options={consultants} value={value} onChange={setValue} />
      <output>{value}</output>
    </ControlsRoot>
  );
};

it('finds an option whatever the spelling of hamza and yeh is, and says when there is none', async () => {
  const user = userEvent.setup();
  render(<Field />);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'المستشار' });
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  await user.type(field, 'احمد');
  await expect.poll(options).toEqual(['أحمد الشهريالقطاع الصناعي']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field.value).toBe('أحمد الشهري');
  expect(screen.getByRole('status').textContent).toBe('1');
  await user.clear(field);
  await user.type(field, 'هدي');
  await expect.poll(options).toEqual(['هدى عبد الرحمن']);
  await user.clear(field);
  await user.type(field, 'لا أحد بهذا الاسم');
  expect(await screen.findByText('لا نتائج')).toBeTruthy();
});
