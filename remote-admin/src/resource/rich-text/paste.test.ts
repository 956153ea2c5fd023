// @vitest-environment happy-dom
import { getSchema } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import { EditorView } from '@tiptap/pm/view';
import { ARTICLE_BODY_MAX } from 'shared-lib/contracts';
import { expect, it } from 'vitest';
import { createExtensions } from './extensions.ts';
import { contentHandlers, type PasteReport, convertWordLists } from './paste.ts';

const openEditor = () => {
  const view = new EditorView(document.createElement('div'), {
    state: EditorState.create({ schema: getSchema(createExtensions()) }),
  });
  const reports: PasteReport[] = [];
  const { paste } = contentHandlers({ onPaste: (report) => reports.push(report), onPicture: () => undefined });
  return {
    text: () => view.state.doc.textContent,
    reports,
    paste: (types: Record<string, string>) => {
      const data = { getData: (type: string) => types[type] ?? '', files: [] };
      return paste(view, Object.assign(new Event('paste'), { clipboardData: data }) as unknown as ClipboardEvent);
    },
  };
};

it('takes the beginning of a text of 2.6 million letters, and says so', () => {
  const editor = openEditor();
  const text = 'مشروع صغير في الرياض\n'.repeat(130_000);
  expect(editor.paste({ 'text/plain': text, 'text/html': `<p>${text}</p>` })).toBe(true);
  expect(editor.text().length).toBeLessThanOrEqual(ARTICLE_BODY_MAX);
  expect(editor.text().length).toBeGreaterThan(ARTICLE_BODY_MAX / 2);
  expect(editor.reports).toMatchObject([{ isCut: true, isPlain: true }]);
  // Nothing more fits.
  const before = editor.text().length;
  editor.paste({ 'text/plain': text });
  expect(editor.text().length - before).toBeLessThan(1000);
});

it('cuts a formatted text at the limit', () => {
  const editor = openEditor();
  const paragraph = `<p>${'نص '.repeat(300)}</p>`;
  editor.paste({ 'text/html': paragraph.repeat(500) });
  expect(editor.text().length).toBeLessThanOrEqual(ARTICLE_BODY_MAX);
  expect(editor.reports[0]).toMatchObject({ isCut: true });
});

it('leaves a short plain text to the editor', () => {
  expect(openEditor().paste({ 'text/plain': 'نص قصير' })).toBe(false);
});

const item = (marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span>${marker}<span>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

it('turns numbered paragraphs of Word into one ordered list', () => {
  expect(convertWordLists(`${item('1.', 'دراسة السوق')}\n${item('2.', 'الدراسة الفنية')}`)).toBe(
    '<ol><li><p>دراسة السوق<o:p></o:p></p></li><li><p>الدراسة الفنية<o:p></o:p></p></li></ol>',
  );
});

it('turns bullets of Word into an unordered list and leaves other paragraphs alone', () => {
  expect(convertWordLists(`<p class=MsoNormal>مقدمة</p>${item('·', 'بند')}<p>خاتمة</p>`)).toBe(
    '<p class=MsoNormal>مقدمة</p><ul><li><p>بند<o:p></o:p></p></li></ul><p>خاتمة</p>',
  );
});
