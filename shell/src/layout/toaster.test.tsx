// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { connectToasts, toast } from 'shared-lib/toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from './toaster.tsx';

const advance = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const actAsync = (callback: () => void) => act(async () => callback());

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('Toaster', () => {
  it('shows title and description, and hides them after four seconds', async () => {
    render(<Toaster connect={connectToasts} />);
    await actAsync(() => toast.success('تم الإرسال بنجاح', 'سنتواصل معك قريباً'));
    expect(screen.getByRole('status').textContent).toBe('تم الإرسال بنجاحسنتواصل معك قريباً');
    await advance(3900);
    expect(screen.queryByRole('status')).not.toBeNull();
    await advance(100);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('announces a failure as an alert', async () => {
    render(<Toaster connect={connectToasts} />);
    await actAsync(() => toast.failure('خطأ في الإرسال'));
    expect(screen.getByRole('alert').textContent).toBe('خطأ في الإرسال');
  });

  it('shows toasts that were raised before it was mounted', async () => {
    vi.resetModules();
    const early = await import('shared-lib/toast');
    const { Toaster: LateToaster } = await import('./toaster.tsx');
    early.toast.info('مرحباً');
    await actAsync(() => void render(<LateToaster connect={early.connectToasts} />));
    expect(screen.getByText('مرحباً')).toBeTruthy();
  });

  it('shows at most three and drops the oldest', async () => {
    render(<Toaster connect={connectToasts} />);
    await actAsync(() => ['1', '2', '3', '4'].forEach((title) => toast.success(title)));
    expect(screen.getAllByRole('status').map((one) => one.textContent)).toEqual(['2', '3', '4']);
  });

  it('removes the failure of an action once the action has succeeded, and keeps other failures', async () => {
    render(<Toaster connect={connectToasts} />);
    await actAsync(() => {
      toast.failure('تعذر حذف «خدمة أ»');
      toast.failure('تعذر حذف «خدمة ب»');
      toast.success('حُذفت «خدمة ب»', undefined, 'تعذر حذف «خدمة ب»');
    });
    expect(screen.getByRole('alert').textContent).toBe('تعذر حذف «خدمة أ»');
    expect(screen.getByRole('status').textContent).toBe('حُذفت «خدمة ب»');
  });

  it('counts down again after the failure with the focus was removed', async () => {
    render(<Toaster connect={connectToasts} />);
    await actAsync(() => toast.failure('تعذر الحفظ'));
    await actAsync(() => screen.getByRole('button', { name: 'إغلاق' }).focus());
    await actAsync(() => toast.success('تم الحفظ', undefined, 'تعذر الحفظ'));
    expect(screen.queryByRole('alert')).toBeNull();
    await advance(4000);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('undoes an action with the button of its message, which stays for eight seconds', async () => {
    render(<Toaster connect={connectToasts} />);
    const run = vi.fn<() => void>();
    await actAsync(() => toast.undoable('حُفظ الترتيب', { label: 'تراجع', run }));
    await advance(7900);
    await actAsync(() => fireEvent.click(screen.getByRole('button', { name: 'تراجع' })));
    expect(run).toHaveBeenCalledOnce();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('pauses the countdown while hovered', async () => {
    render(<Toaster connect={connectToasts} />);
    await actAsync(() => toast.success('تم الحفظ'));
    await advance(3000);
    const stack = screen.getByRole('region', { name: 'الإشعارات' });
    fireEvent.pointerEnter(stack);
    await advance(60_000);
    expect(screen.queryByRole('status')).not.toBeNull();
    fireEvent.pointerLeave(stack);
    await advance(900);
    expect(screen.queryByRole('status')).not.toBeNull();
    await advance(100);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('stays while one of its buttons has the focus', async () => {
    render(<Toaster connect={connectToasts} />);
    await actAsync(() => toast.success('تم الحفظ'));
    const close = screen.getByRole('button', { name: 'إغلاق' });
    await actAsync(() => close.focus());
    await advance(60_000);
    expect(screen.queryByRole('status')).not.toBeNull();
    await actAsync(() => close.blur());
    await advance(4000);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('closes on click, and the next toast gets its full time', async () => {
    render(<Toaster connect={connectToasts} />);
    await actAsync(() => toast.success('تم الحفظ'));
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'الإشعارات' }));
    fireEvent.click(screen.getByRole('button', { name: 'إغلاق' }));
    expect(screen.queryByRole('status')).toBeNull();
    await actAsync(() => toast.success('تم الحذف'));
    await advance(4000);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
