// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import 'testing/dom-patience';
import { expect, it } from 'vitest';
import { ControlsRoot } from './controls-root.tsx';
import { ReorderList } from './reorder-list.tsx';

const sectors = ['القطاع التجاري', 'القطاع الصناعي', 'القطاع التقني', 'القطاع الصحي'];

const Sectors = () => {
  const [ids, setIds] = useState(sectors);
  return (
    <ControlsRoot>
      <ReorderList label="القطاعات" items={ids.map((id) => ({ id, text: id }))} onReorder={setIds}>
        {({ text }) => <b>{text}</b>}
      </ReorderList>
    </ControlsRoot>
  );
};

it('moves a row with its buttons, announces the new position, and stops at both ends', async () => {
  render(<Sectors />);
  const order = () => screen.getAllByRole('row').map((row) => row.querySelector('b')?.textContent);
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  expect(button('نقل «القطاع التجاري» إلى أعلى').disabled).toBe(true);
  expect(button('نقل «القطاع الصحي» إلى أسفل').disabled).toBe(true);
  fireEvent.click(button('نقل «القطاع الصحي» إلى أعلى'));
  expect(order()).toEqual(['القطاع التجاري', 'القطاع الصناعي', 'القطاع الصحي', 'القطاع التقني']);
  expect(await screen.findByText('نُقل «القطاع الصحي» إلى الموضع 3 من 4.')).toBeTruthy();
  expect(button('سحب «القطاع الصحي»')).toBeTruthy();
});
