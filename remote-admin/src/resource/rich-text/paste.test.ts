// @vitest-environment jsdom
import { getSchema } from '@tiptap/core';
import { DOMSerializer } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { EditorView } from '@tiptap/pm/view';
import { ARTICLE_BODY_MAX } from 'shared-lib/contracts';
import { copiedPictureHtml, docsClipboard, wordClipboard } from 'testing/clipboard';
import { describe, expect, it } from 'vitest';
import { createExtensions } from './extensions.ts';
import { tidy } from './html.ts';
import { contentHandlers, type PasteReport } from './paste.ts';

const openEditor = () => {
  const view = new EditorView(document.createElement('div'), {
    state: EditorState.create({ schema: getSchema(createExtensions()) }),
  });
  const reports: PasteReport[] = [];
  const pictures: { file: File; alt: string }[] = [];
  const { paste } = contentHandlers({
    onPaste: (report) => reports.push(report),
    onPicture: (file, alt) => pictures.push({ file, alt }),
  });
  return {
    text: () => view.state.doc.textContent,
    html: () => {
      const box = document.createElement('div');
      box.append(DOMSerializer.fromSchema(view.state.schema).serializeFragment(view.state.doc.content));
      return tidy(box.innerHTML);
    },
    reports,
    pictures,
    paste: (types: Record<string, string>, files: readonly File[] = []) => {
      const data = { getData: (type: string) => types[type] ?? '', files };
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

it('takes headings, nested lists and the heading row of a table from Word', () => {
  const editor = openEditor();
  editor.paste({ 'text/html': wordClipboard });
  expect(editor.html()).toBe(
    '<h2>تكلفة الافتتاح</h2>' +
      '<p>يبدأ المخبز بثلاثة <em>بنود</em> و<u>قيد</u> واحد.</p>' +
      '<h3>المعدات</h3>' +
      '<ul><li><p>فرن</p><ul><li><p>بالغاز</p></li><li><p>بالكهرباء</p></li></ul></li><li><p>عجانة</p></li></ul>' +
      '<p>وترتيبها:</p>' +
      '<ol><li><p>الترخيص</p><ol><li><p>البلدية</p></li></ol></li><li><p>الإيجار</p></li></ol>' +
      '<table><thead><tr><th>البند</th><th>القيمة</th></tr></thead><tbody><tr><td>الإيجار</td><td>6,300</td></tr></tbody></table>',
  );
  expect(editor.reports).toMatchObject([{ source: 'word', hasPictures: false }]);
});

it('takes slanted, underlined and struck text, nested lists and the heading row of a table from Google Docs', () => {
  const editor = openEditor();
  editor.paste({ 'text/html': docsClipboard });
  expect(editor.html()).toBe(
    '<h2>تكلفة الافتتاح</h2>' +
      '<p>كلام <em>مائل</em> و<u>مسطر</u> و<strong><em>مهم</em></strong> و<s>ملغى</s> و<a href="https://example.com/">رابط</a></p>' +
      '<ul><li><p>فرن</p><ul><li><p>بالغاز</p></li></ul></li><li><p>عجانة</p></li></ul>' +
      '<table><thead><tr><th>البند</th><th>القيمة</th></tr></thead><tbody><tr><td>الإيجار</td><td>6,300</td></tr></tbody></table>',
  );
  expect(editor.reports).toMatchObject([{ source: 'google' }]);
});

it('continues a numbered list of Word after other text, and keeps a bold cell in a table without headings', () => {
  const editor = openEditor();
  const item = (marker: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span>${marker}<span>&nbsp; </span></span><![endif]>بند<o:p></o:p></p>`;
  const row = (first: string) => `<tr><td><p>${first}</p></td><td><p>5</p></td></tr>`;
  editor.paste({
    'text/html': `${item('1.')}<p class=MsoNormal>شرح</p>${item('2.')}<table>${row('<b>أ</b>')}${row('ب')}</table>`,
  });
  expect(editor.html()).toBe(
    '<ol><li><p>بند</p></li></ol><p>شرح</p><ol start="2"><li><p>بند</p></li></ol>' +
      '<table><tbody><tr><td><strong>أ</strong></td><td>5</td></tr><tr><td>ب</td><td>5</td></tr></tbody></table>',
  );
});

it('keeps the levels of headings without one of the first level', () => {
  const editor = openEditor();
  editor.paste({ 'text/html': '<h2>أول</h2><h3>ثان</h3><h5>خامس</h5>' });
  expect(editor.html()).toBe('<h2>أول</h2><h3>ثان</h3><h4>خامس</h4>');
});

describe('a picture beside HTML', () => {
  const oven = new File(['png'], 'image.png', { type: 'image/png' });

  it('is uploaded when «copy image» of a browser has put both there', () => {
    const editor = openEditor();
    expect(editor.paste({ 'text/html': copiedPictureHtml }, [oven])).toBe(true);
    expect(editor.pictures).toEqual([{ file: oven, alt: 'فرن المخبز' }]);
    expect(editor.text()).toBe('');
  });

  it.each([
    ['cells of Excel', '<table><tr><td>6,300</td></tr></table>'],
    ['a text of Word with a picture', '<p>6,300<img src="file:///c:/clip_image.png" alt="فرن"></p>'],
  ])('is left out when it shows the copied text: %s', (_source, html) => {
    const editor = openEditor();
    editor.paste({ 'text/html': html }, [oven]);
    expect(editor.pictures).toEqual([]);
    expect(editor.text()).toBe('6,300');
  });
});
