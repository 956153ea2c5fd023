import { useState, type KeyboardEvent } from 'react';

/** One tab stop for a toolbar: the arrow keys move between its controls (right is previous, as the text runs). */
export const useToolbarKeys = (count: number) => {
  const [active, setActive] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: 1, ArrowRight: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (active + step + count) % count;
    setActive(next);
    const controls = event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]');
    controls[next]?.focus();
  };
  return {
    onKeyDown,
    toolProps: (index: number) => ({
      'data-tool': '',
      tabIndex: index === active ? 0 : -1,
      onFocus: () => setActive(index),
    }),
  };
};
