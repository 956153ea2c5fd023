// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'shared-lib/router/host';
import { afterEach, expect, test } from 'vitest';
import { PhoneLinks } from './phone-links.tsx';

afterEach(cleanup);

test.each([
  ['0501234567', '+966501234567', [['0501234567', 'tel:+966501234567']]],
  [
    '0501234567 / 0551234567',
    '+966501234567 +966551234567',
    [
      ['+966501234567', 'tel:+966501234567'],
      ['+966551234567', 'tel:+966551234567'],
    ],
  ],
  ['050-123-4567-89', '', [['050-123-4567-89', 'tel:050123456789']]],
  ['0501234567', undefined, [['0501234567', 'tel:0501234567']]],
  ['بعد الساعة 5', '', []],
])('%j with the numbers %j', (phone, e164, expected) => {
  const router = createMemoryRouter([{ path: '/', element: <PhoneLinks phone={phone} e164={e164} /> }]);
  const { container } = render(<RouterProvider router={router} />);
  expect([...container.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    expected,
  );
  if (expected.length === 0) expect(container.textContent).toBe(phone);
});
