import { create } from 'zustand';

/** What a screen reader is told after a move within the page. */
export const usePageAnnouncement = create<{ title: string }>()(() => ({ title: '' }));

/** Moves the focus to the new page's heading and says its title. */
export const announcePage = (): void => {
  usePageAnnouncement.setState({ title: document.title });
  const heading = document.querySelector<HTMLElement>('#content h1') ?? document.getElementById('content');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};
