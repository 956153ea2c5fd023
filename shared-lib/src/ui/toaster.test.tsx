// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { connectToasts, toast } from 'shared-lib/toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from './toaster.tsx';

const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const say = (act_: () => void) => act(async () => act_());

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('notices', () => {
  it('appear with their title and the server’s words, and go after four seconds', async () => {
    render(<Toaster connect={connectToasts} />);
    await say(() => toast.success('تم الإرسال بنجاح', 'سنتواصل معك قريباً'));
    expect(screen.getByRole('status').textContent).toBe('تم الإرسال بنجاحسنتواصل معك قريباً');
    await pass(3900);
    expect(screen.queryByRole('status')).not.toBeNull();
    await pass(100);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('interrupt when something failed', async () => {
    render(<Toaster connect={connectToasts} />);
    await say(() => toast.failure('خطأ في الإرسال'));
    expect(screen.getByRole('alert').textContent).toBe('خطأ في الإرسال');
  });

  it('said before the page was ready wait for it', async () => {
    vi.resetModules();
    const early = await import('shared-lib/toast');
    const { Toaster: LateToaster } = await import('./toaster.tsx');
    early.toast.info('مرحباً');
    await say(() => void render(<LateToaster connect={early.connectToasts} />));
    expect(screen.getByText('مرحباً')).toBeTruthy();
  });

  it('are three at most: the oldest makes room', async () => {
    render(<Toaster connect={connectToasts} />);
    await say(() => ['1', '2', '3', '4'].forEach((title) => toast.success(title)));
    expect(screen.getAllByRole('status').map((one) => one.textContent)).toEqual(['2', '3', '4']);
  });

  it('stay while they are pointed at, then for the rest of their time', async () => {
    render(<Toaster connect={connectToasts} />);
    await say(() => toast.success('تم الحفظ'));
    await pass(3000);
    const stack = screen.getByRole('region', { name: 'الإشعارات' });
    fireEvent.pointerEnter(stack);
    await pass(60_000);
    expect(screen.queryByRole('status')).not.toBeNull();
    fireEvent.pointerLeave(stack);
    await pass(900);
    expect(screen.queryByRole('status')).not.toBeNull();
    await pass(100);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('stay while one of their buttons has the focus', async () => {
    render(<Toaster connect={connectToasts} />);
    await say(() => toast.success('تم الحفظ'));
    const close = screen.getByRole('button', { name: 'إغلاق' });
    await say(() => close.focus());
    await pass(60_000);
    expect(screen.queryByRole('status')).not.toBeNull();
    await say(() => close.blur());
    await pass(4000);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('can be closed, and the next one runs its full time', async () => {
    render(<Toaster connect={connectToasts} />);
    await say(() => toast.success('تم الحفظ'));
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'الإشعارات' }));
    fireEvent.click(screen.getByRole('button', { name: 'إغلاق' }));
    expect(screen.queryByRole('status')).toBeNull();
    await say(() => toast.success('تم الحذف'));
    await pass(4000);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
