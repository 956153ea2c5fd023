// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'testing/dom-patience';
import { afterEach, expect, it } from 'vitest';
import { PageJump } from './page-jump.tsx';

afterEach(cleanup);

it('opens a page by its number in any digits, and at most the last one', async () => {
  const user = userEvent.setup();
  const opened: number[] = [];
  render(<PageJump lastPage={40} onJump={(page) => opened.push(page)} />);
  const number = screen.getByRole('textbox', { name: 'انتقال إلى صفحة رقم' });
  await user.type(number, '١٧{Enter}');
  await user.type(number, '900');
  await user.click(screen.getByRole('button', { name: 'انتقال' }));
  await user.type(number, '0{Enter}');
  expect(opened).toEqual([17, 40]);
});
