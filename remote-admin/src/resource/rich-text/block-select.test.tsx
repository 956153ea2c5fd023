// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Editor } from '@tiptap/react';
import { afterEach, expect, it } from 'vitest';
import { BlockSelect } from './block-select.tsx';
import { createExtensions } from './extensions.ts';
import { contentOf, tidy } from './html.ts';

const user = userEvent.setup();
afterEach(cleanup);

/** The control over an editor with the cursor in its first block. */
const open = (html: string, hasPlates: boolean) => {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: createExtensions(),
    injectCSS: false,
  });
  editor.commands.setContent(contentOf(editor.schema, html));
  render(<BlockSelect editor={editor} hasPlates={hasPlates} toolProps={{ tabIndex: 0, onFocus: () => undefined }} />);
  act(() => void editor.commands.setTextSelection(2));
  return {
    html: () => tidy(editor.getHTML()),
    kind: screen.getByRole<HTMLSelectElement>('combobox', { name: 'نوع الفقرة' }),
  };
};
const shown = (kind: HTMLSelectElement) => kind.selectedOptions[0]?.textContent;

it('makes a paragraph of a diary a plate with its water, changes the water, and takes it away', async () => {
  const { html, kind } = open('<p>34 علامة على الرف</p>', true);
  await user.selectOptions(kind, 'لوحة، الماء عند 14 ذراعاً');
  expect(html()).toBe('<h2 data-cubits="14">34 علامة على الرف</h2>');
  expect(shown(kind)).toBe('لوحة، الماء عند 14 ذراعاً');
  await user.selectOptions(kind, 'لوحة، الماء عند 11.5 ذراعاً');
  expect(html()).toBe('<h2 data-cubits="11.5">34 علامة على الرف</h2>');
  await user.selectOptions(kind, 'عنوان 2');
  expect(html()).toBe('<h2>34 علامة على الرف</h2>');
  await user.selectOptions(kind, 'لوحة، الماء عند 16 ذراعاً');
  await user.selectOptions(kind, 'عنوان 3');
  expect(html()).toBe('<h3>34 علامة على الرف</h3>');
});

it('offers plates in a diary only, and shows the water of a heading that has one', () => {
  const { kind } = open('<h2 data-cubits="13.5">لوحة</h2>', false);
  expect(shown(kind)).toBe('لوحة، الماء عند 13.5 ذراعاً');
});

it('offers no plates in an article', () => {
  open('<h2>عنوان</h2>', false);
  expect(screen.queryByRole('option', { name: /لوحة/ })).toBeNull();
});
