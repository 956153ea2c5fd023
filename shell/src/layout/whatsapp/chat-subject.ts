import { chatSubjects as copy } from '../../copy/chat-subjects.ts';

/** Sections whose pages show one record each, and how a message asks about it. */
const drafts: Readonly<Record<string, (title: string) => string>> = {
  services: copy.service,
  sectors: copy.sector,
  studies: copy.study,
  blog: copy.article,
};

/** A message about what the page shows: a service, a sector, a study or an article. Undefined on lists and on pages of nothing. */
const pageDraft = (): string | undefined => {
  const { origin, pathname } = window.location;
  const [section = '', record] = pathname.slice(1).split('/');
  const draft = Object.hasOwn(drafts, section) ? drafts[section] : undefined;
  const title = document.querySelector('main h1')?.textContent.trim();
  const isMissing = document.querySelector('meta[name=robots][content*=noindex]') !== null;
  return draft && record && title && !isMissing ? copy.withAddress(draft(title), origin + pathname) : undefined;
};

const handleClick = ({ target }: Event): void => {
  const chat = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-chat]') : null;
  const draft = chat && pageDraft();
  if (!draft) return;
  const { href } = chat;
  chat.href = href.replace(/text=.*/, `text=${encodeURIComponent(draft)}`);
  // The browser has followed the link by then. React does not know of the change, and must not find it on another page.
  setTimeout(() => {
    chat.href = href;
  });
};

/**
 * A chat that is opened on the page of a record begins with its name and its address, in place of the general draft of its section.
 * It works outside of React, so that its code and texts can load when the page is interactive.
 */
export const watchChatSubject = (): void => {
  // The middle button opens the link, too.
  for (const event of ['click', 'auxclick']) window.addEventListener(event, handleClick, { capture: true });
};
