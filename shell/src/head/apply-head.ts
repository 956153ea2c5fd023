import type { Head, HeadTag } from './head-tags.ts';

const createElement = (tag: HeadTag): HTMLElement => {
  if (tag.tag === 'json-ld') {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = tag.json;
    return script;
  }
  const element = document.createElement(tag.tag);
  for (const [name, value] of Object.entries(tag.attributes)) element.setAttribute(name, value);
  return element;
};

/** Updates the head to the given tags: replaces tags that changed, in place, and removes those of the previous page. */
export const applyHead = ({ title, tags }: Head): void => {
  document.title = title;
  const existing = new Map(
    [...document.head.querySelectorAll<HTMLElement>('[data-head]')].map((element) => [element.dataset.head, element]),
  );
  for (const tag of tags) {
    const fresh = createElement(tag);
    fresh.dataset.head = tag.key;
    const previous = existing.get(tag.key);
    existing.delete(tag.key);
    if (!previous) document.head.append(fresh);
    else if (!previous.isEqualNode(fresh)) previous.replaceWith(fresh);
  }
  for (const removed of existing.values()) removed.remove();
};
