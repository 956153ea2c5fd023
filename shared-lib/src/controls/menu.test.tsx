// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import 'testing/dom-patience';
import { beforeEach, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { ControlsRoot } from './controls-root.tsx';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from './menu.tsx';

// jsdom has no media queries.
beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));

const Actions = () => {
  const [last, setLast] = useState('');
  return (
    <ControlsRoot>
      <MenuTrigger>
        <Button>إجراءات</Button>
        <Menu onAction={(key) => setLast(String(key))}>
          <MenuItem id="تعديل">تعديل</MenuItem>
          <MenuItem id="نسخ" isDisabled>
            نسخ
          </MenuItem>
          <MenuSeparator />
          <MenuSection title="الحفظ">
            <MenuItem id="أرشفة">أرشفة</MenuItem>
          </MenuSection>
        </Menu>
      </MenuTrigger>
      <output>{last}</output>
    </ControlsRoot>
  );
};

// jsdom has no `CSS.escape`; the keys of this test need no escapes.
Object.assign(document.defaultView ?? {}, { CSS: { escape: String } });

it('opens by keyboard, skips a disabled item, runs an action and returns the focus', async () => {
  const user = userEvent.setup();
  render(<Actions />);
  const open = screen.getByRole('button', { name: 'إجراءات' });
  open.focus();
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('menu', { name: 'إجراءات' })).toBeTruthy();
  await expect.poll(() => document.activeElement?.textContent).toBe('تعديل');
  await user.keyboard('{ArrowDown}');
  await expect.poll(() => document.activeElement?.textContent).toBe('أرشفة');
  expect(screen.getByRole('group', { name: 'الحفظ' })).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status').textContent).toBe('أرشفة');
  await expect.poll(() => screen.queryByRole('menu')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(open);
});
