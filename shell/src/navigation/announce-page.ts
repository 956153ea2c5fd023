import { create } from 'zustand';

/** Text for screen readers after a navigation in the page. */
export const usePageAnnouncement = create<{ title: string }>()(() => ({ title: '' }));

/** Moves the focus to the heading of the new page and announces its title. */
export const announcePage = (): void => {
  usePageAnnouncement.setState({ title: document.title });
  const heading = document.querySelector<HTMLElement>('#content h1') ?? document.getElementById('content');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};
