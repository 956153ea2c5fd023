import { useEffect } from 'react';
import { useLocation } from 'shared-lib/router';

const FOCUSABLE = 'textarea, input:not([type=radio]), button, a';

/** Scrolls to the element that the fragment of the URL names, and focuses the first field in it. Links in emails name messages and files. */
export const useHashTarget = (): void => {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash.length < 2) return;
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    target?.scrollIntoView({ block: 'start' });
    if (hash === '#reply') target?.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
  }, [hash]);
};
