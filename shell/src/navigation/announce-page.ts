import { create } from 'zustand';

/** Text for screen readers after a navigation in the page. */
export const usePageAnnouncement = create<{ title: string }>()(() => ({ title: '' }));

/** Announces the title of the new page. Call it when the title is final. */
export const announcePage = (title: string): void => usePageAnnouncement.setState({ title });

const focusHeading = (): HTMLElement | undefined => {
  const heading = document.querySelector<HTMLElement>('#content h1') ?? document.getElementById('content');
  if (!heading) return undefined;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return heading;
};

let stopFollowing: (() => void) | undefined;

/**
 * Moves the focus to the heading of the new page. While the page loads, its content is replaced, and the focus would be lost with the
 * heading of the skeleton: it follows to each new heading until the visitor presses a key or a button.
 */
export const focusPage = (): void => {
  stopFollowing?.();
  let heading = focusHeading();
  const replaced = new MutationObserver(() => {
    const isLost = document.activeElement === document.body || document.activeElement?.id === 'content';
    const isReplaced =
      heading?.id === 'content' ? document.querySelector('#content h1') !== null : !heading?.isConnected;
    if (isLost && isReplaced) heading = focusHeading();
  });
  const stop = new AbortController();
  stopFollowing = () => {
    replaced.disconnect();
    stop.abort();
  };
  const content = document.getElementById('content');
  if (content) replaced.observe(content, { childList: true, subtree: true });
  for (const event of ['keydown', 'pointerdown'])
    document.addEventListener(event, stopFollowing, { signal: stop.signal, capture: true });
};
