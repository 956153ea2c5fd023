// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Picture } from './picture.tsx';

afterEach(cleanup);

describe('pictures', () => {
  /** How the browser stands with every picture: this DOM loads none and calls each complete. */
  const loading = () => vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  afterEach(() => vi.restoreAllMocks());

  it('offer our own in several widths and keep their place', () => {
    loading();
    render(<Picture src="/storage/services/a.png" alt="دراسة" width={1200} height={800} sizes="33vw" />);
    const image = screen.getByRole<HTMLImageElement>('img', { name: 'دراسة' });
    expect(image.getAttribute('srcset')).toContain('/images/services/a.png?format=webp&quality=85&width=480 480w');
    expect(image.getAttribute('width')).toBe('1200');
    expect(image.getAttribute('height')).toBe('800');
    expect(image.getAttribute('loading')).toBe('lazy');
  });

  it('leave a picture of another site as it is', () => {
    loading();
    render(<Picture src="https://cdn.example.com/a.png" alt="دراسة" width={10} height={10} priority />);
    const image = screen.getByRole('img', { name: 'دراسة' });
    expect(image.getAttribute('src')).toBe('https://cdn.example.com/a.png');
    expect(image.getAttribute('srcset')).toBeNull();
    expect(image.getAttribute('fetchpriority')).toBe('high');
  });

  it('give way to the mark when they do not load', async () => {
    loading();
    render(<Picture src="a.png" alt="دراسة" width={3} height={2} />);
    const image = screen.getByRole('img', { name: 'دراسة' });
    expect(image.tagName).toBe('IMG');
    image.dispatchEvent(new Event('error'));
    await waitFor(() => expect(screen.getByRole('img', { name: 'دراسة' }).tagName).toBe('SPAN'));
  });

  it('give way to the mark when they failed before the scripts arrived, or were never there', () => {
    render(<Picture src="a.png" alt="غلاف" width={3} height={2} />);
    expect(screen.getByRole('img', { name: 'غلاف' }).tagName).toBe('SPAN');
    render(<Picture src={null} alt="صورة" width={3} height={2} />);
    expect(screen.getByRole('img', { name: 'صورة' }).tagName).toBe('SPAN');
  });
});
