import { Editor } from '@tiptap/react';
import { afterEach, expect, it } from 'vitest';
import { createExtensions } from './extensions.ts';
import { matchingItems, runItem, slashItems, slashQuery } from './slash-items.ts';

const items = slashItems({ openLink: () => undefined, openPicture: () => undefined, openCall: () => undefined });
const found = (query: string): string[] => matchingItems(items, query).map(({ label }) => label);

it.each([
  ['عنوان', ['عنوان 2', 'عنوان 3', 'عنوان 4']],
  ['h3', ['عنوان 3']],
  ['قائمه', ['قائمة نقطية', 'قائمة مرقمة']],
  ['زر', ['دعوة إلى إجراء']],
  ['اجراء', ['دعوة إلى إجراء']],
  ['table', ['جدول']],
  ['services', []],
])('finds for %j what people mean', (query, labels) => {
  expect(found(query)).toEqual(labels);
});

it('offers every kind before anything is typed', () => {
  expect(found('')).toEqual([
    'عنوان 2',
    'عنوان 3',
    'عنوان 4',
    'قائمة نقطية',
    'قائمة مرقمة',
    'اقتباس',
    'جدول',
    'صورة',
    'دعوة إلى إجراء',
    'خط فاصل',
  ]);
});

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

/** An editor whose cursor stands at the end of its text. */
const edit = (content: string): Editor => {
  editor = new Editor({
    element: document.createElement('div'),
    extensions: createExtensions(),
    injectCSS: false,
    content,
  });
  editor.commands.setTextSelection(editor.state.doc.content.size - 1);
  return editor;
};

it.each([
  ['<p>/</p>', ''],
  ['<p>/عنوان 2</p>', 'عنوان 2'],
  ['<p>قبلها</p><p>/h2</p>', 'h2'],
  ['<p>السعر 5/عنوان</p>', undefined],
  ['<h2>/عنوان</h2>', undefined],
  ['<p>/free-studies</p>', undefined],
])('opens in %s with what was typed after the slash', (content, query) => {
  expect(slashQuery(edit(content))).toBe(query);
});

it('puts the chosen block in the place of the slash and of what followed it', () => {
  const [heading] = matchingItems(items, 'عنوان 2');
  if (!heading) throw new Error('The menu has no heading.');
  const inText = edit('<p>قبلها</p><p>/عنوان</p>');
  runItem(inText, heading);
  // The editor keeps a paragraph after the last block.
  expect(inText.getHTML()).toBe('<p>قبلها</p><h2></h2><p></p>');
});
