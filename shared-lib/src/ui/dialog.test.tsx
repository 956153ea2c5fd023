// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import 'testing/dom-patience';
import { afterEach, describe, expect, it } from 'vitest';
import { ConfirmDialog, Dialog } from './dialog.tsx';

const user = userEvent.setup();
afterEach(cleanup);

const nothing = () => undefined;

describe('Dialog', () => {
  const Opener = ({ onConfirm }: { onConfirm: () => void }) => {
    const [open, setOpen] = useState<'plain' | 'question'>();
    return (
      <>
        <button type="button" onClick={() => setOpen('plain')}>
          معاينة
        </button>
        <button type="button" onClick={() => setOpen('question')}>
          حذف
        </button>
        <Dialog open={open === 'plain'} onClose={() => setOpen(undefined)} title="غلاف الدراسة">
          <p>نص</p>
        </Dialog>
        <ConfirmDialog
          open={open === 'question'}
          title="حذف المقال؟"
          text="لا يمكن التراجع عن الحذف."
          confirm="حذف المقال"
          onConfirm={onConfirm}
          onCancel={() => setOpen(undefined)}
        />
      </>
    );
  };

  it('closes with the close button and returns the focus to its opener', async () => {
    render(<Opener onConfirm={nothing} />);
    await user.click(screen.getByRole('button', { name: 'معاينة' }));
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'غلاف الدراسة' });
    expect(dialog.open).toBe(true);
    await user.click(within(dialog).getByRole('button', { name: 'إغلاق' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'معاينة' })));
  });

  it('closes on the cancel event of the browser (Esc)', async () => {
    render(<Opener onConfirm={nothing} />);
    await user.click(screen.getByRole('button', { name: 'معاينة' }));
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks for confirmation with the focus on the cancel button', async () => {
    let deleted = 0;
    render(<Opener onConfirm={() => (deleted += 1)} />);
    await user.click(screen.getByRole('button', { name: 'حذف' }));
    const question = screen.getByRole('alertdialog', { name: 'حذف المقال؟' });
    await waitFor(() => expect(document.activeElement).toBe(within(question).getByRole('button', { name: 'إلغاء' })));
    await user.click(question);
    expect(screen.queryByRole('alertdialog')).not.toBeNull();
    await user.click(within(question).getByRole('button', { name: 'حذف المقال' }));
    expect(deleted).toBe(1);
  });
});
