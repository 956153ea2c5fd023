import type { Head, HeadTag } from './head-tags.ts';

const build = (tag: HeadTag): HTMLElement => {
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

/** Brings the head to what the page says: the server's own tags are changed in place, those of the last page go. */
export const applyHead = ({ title, tags }: Head): void => {
  document.title = title;
  const old = new Map(
    [...document.head.querySelectorAll<HTMLElement>('[data-head]')].map((element) => [element.dataset.head, element]),
  );
  for (const tag of tags) {
    const fresh = build(tag);
    fresh.dataset.head = tag.key;
    const before = old.get(tag.key);
    old.delete(tag.key);
    if (!before) document.head.append(fresh);
    else if (!before.isEqualNode(fresh)) before.replaceWith(fresh);
  }
  for (const left of old.values()) left.remove();
};
