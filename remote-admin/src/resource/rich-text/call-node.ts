import { Node } from '@tiptap/core';
import { ARTICLE_CALL, isCallTarget } from 'shared-lib/contracts';

/** Name of the node in the editor. */
export const CALL = 'callToAction';

export interface Call {
  text: string;
  button: string;
  /** Path within the site. */
  href: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The call to action of attributes that the editor stores. */
export const callOf = ({ text, button, href }: Readonly<Record<string, unknown>>): Call => ({
  text: textOf(text),
  button: textOf(button),
  href: textOf(href),
});

const readCall = (element: HTMLElement): Call | false => {
  const link = element.querySelector('a');
  const href = link?.getAttribute('href') ?? '';
  if (!link || !isCallTarget(href)) return false;
  const button = link.textContent ?? '';
  const text = (element.textContent ?? '').slice(0, -button.length || undefined).trim();
  return { text, button: button.trim(), href };
};

/** A call to action (`ARTICLE_CALL`): one block, changed in its dialog. */
export const CallToActionNode = Node.create({
  name: CALL,
  group: 'block',
  atom: true,
  addAttributes: () => ({ text: { default: '' }, button: { default: '' }, href: { default: '' } }),
  parseHTML: () => [{ tag: `p[data-block="${ARTICLE_CALL}"]`, priority: 60, getAttrs: readCall }],
  renderHTML: ({ node }) => {
    const { text, button, href } = callOf(node.attrs);
    return ['p', { 'data-block': ARTICLE_CALL }, `${text} `, ['a', { href }, button]];
  },
});
