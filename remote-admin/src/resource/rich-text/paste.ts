import { DOMParser as PMParser, Fragment, Slice } from '@tiptap/pm/model';
import { ARTICLE_BODY_MAX } from 'shared-lib/contracts';
import type { EditorView } from '@tiptap/pm/view';
import { elementOf } from './html.ts';
import { pastedElement } from './pasted.ts';

export interface PasteReport {
  source: 'word' | 'google' | 'web';
  /** Number of style attributes and foreign elements that were removed. */
  removed: number;
  hasPictures: boolean;
  /** The text was longer than what is left of the limit, so that only its beginning was taken. */
  isCut?: boolean;
  /** It was so long that it came without its formatting. */
  isPlain?: boolean;
}

/** HTML beyond this length is not parsed: that would block the page for minutes. */
const MAX_PARSED = 1_500_000;

const FOREIGN = /\sstyle=|<o:|\sclass=/gi;

const sourceOf = (html: string): PasteReport['source'] => {
  if (/urn:schemas-microsoft-com|mso-/i.test(html)) return 'word';
  return html.includes('docs-internal-guid') ? 'google' : 'web';
};

/** Removes pictures that are not stored on this site: the security policy does not load them. */
const withoutForeignPictures = (box: HTMLElement): boolean => {
  const foreign = [...box.querySelectorAll('img')].filter(
    (picture) => !picture.getAttribute('src')?.startsWith('/images/'),
  );
  for (const picture of foreign) picture.remove();
  return foreign.length > 0;
};

/** Characters that still fit, beside the tags of what is there. */
const spaceIn = (view: EditorView): number => {
  const { from, to } = view.state.selection;
  return Math.max(0, Math.floor(ARTICLE_BODY_MAX * 0.9) - (view.state.doc.content.size - (to - from)));
};

/** The beginning of some content. */
const cutTo = (slice: Slice, space: number): Slice =>
  slice.size <= space ? slice : new Slice(slice.content.cut(0, space + slice.openStart), slice.openStart, 0);

/** Lines of plain text as paragraphs. */
const paragraphsOf = ({ state: { schema } }: EditorView, text: string): Slice => {
  const { paragraph } = schema.nodes;
  const lines = text.split(/\r?\n+/).filter((line) => line.trim() !== '');
  if (!paragraph || lines.length === 0) return Slice.empty;
  return new Slice(Fragment.fromArray(lines.map((line) => paragraph.create(null, schema.text(line)))), 1, 1);
};

/** A text that is too long for the limit, or for the browser: its beginning, without formatting. */
const parseLong = (view: EditorView, text: string, source: PasteReport['source']) => {
  const space = spaceIn(view);
  const report: PasteReport = { source, removed: 0, hasPictures: false, isPlain: true, isCut: text.length > space };
  return { slice: paragraphsOf(view, text.slice(0, space)), report };
};

/** Copied cells and slices of this editor are its own HTML: it needs no interpretation and no report. */
const isOwn = (html: string): boolean => html.includes('data-pm-slice');

/** The clean content of HTML for the place of the selection, and what was removed. */
const parse = (view: EditorView, html: string): { slice: Slice; report: PasteReport } => {
  const box = isOwn(html) ? elementOf(html) : pastedElement(html);
  const hasPictures = withoutForeignPictures(box);
  const whole = PMParser.fromSchema(view.state.schema).parseSlice(box, { context: view.state.selection.$from });
  const slice = cutTo(whole, spaceIn(view));
  const removed = html.match(FOREIGN)?.length ?? 0;
  return { slice, report: { source: sourceOf(html), removed, hasPictures, isCut: slice.size < whole.size } };
};

interface Handlers {
  onPaste: (report: PasteReport) => void;
  /** Receives a pasted or dropped picture file, and the alternative text that came with it. */
  onPicture: (file: File, alt: string) => void;
}

const pictureOf = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));

/**
 * The picture of HTML that holds nothing else. Browsers copy a picture as a file with such HTML, Word and Excel copy a text with a
 * picture of that text.
 */
const onlyPictureIn = (html: string): HTMLImageElement | undefined => {
  if (html.length > MAX_PARSED) return undefined;
  // Under another name the source is not loaded: the security policy would report it.
  const box = elementOf(html.replaceAll(/\s(?:src|srcset)\s*=/gi, ' data-source='));
  const pictures = box.querySelectorAll('img');
  return pictures.length === 1 && (box.textContent ?? '').trim() === '' ? pictures[0] : undefined;
};

/** A copied picture file with its alternative text; undefined when the clipboard has a text. */
const copiedPicture = (data: DataTransfer | null): { file: File; alt: string } | undefined => {
  const file = pictureOf(data);
  const html = data?.getData('text/html') ?? '';
  const picture = file && html !== '' ? onlyPictureIn(html) : undefined;
  return file && (picture || html === '') ? { file, alt: picture?.alt ?? '' } : undefined;
};

/** Content of the clipboard or of a drop; undefined for a short plain text, which the editor takes itself. */
const contentOfData = (view: EditorView, data: DataTransfer | null) => {
  const html = data?.getData('text/html') ?? '';
  const text = data?.getData('text/plain') ?? '';
  if (html.length > MAX_PARSED) return parseLong(view, text, sourceOf(html.slice(0, MAX_PARSED)));
  if (html !== '') return parse(view, html);
  return text.length > spaceIn(view) ? parseLong(view, text, 'web') : undefined;
};

/** Handlers for pasted and dropped content. The ones of the editor parse HTML in a way that the security policy refuses. */
export const contentHandlers = ({ onPaste, onPicture }: Handlers) => ({
  paste: (view: EditorView, event: ClipboardEvent): boolean => {
    const html = event.clipboardData?.getData('text/html') ?? '';
    const picture = copiedPicture(event.clipboardData);
    const content = picture ? undefined : contentOfData(view, event.clipboardData);
    if (!content && !picture) return false;
    event.preventDefault();
    if (picture) onPicture(picture.file, picture.alt);
    if (content) {
      const { slice, report } = content;
      view.dispatch(
        view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'),
      );
      if (!isOwn(html) || report.isCut) onPaste(report);
    }
    return true;
  },
  drop: (view: EditorView, event: DragEvent): boolean => {
    if (view.dragging) return false;
    const file = pictureOf(event.dataTransfer);
    const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
    if (at === undefined) return false;
    const content = file ? undefined : contentOfData(view, event.dataTransfer);
    if (!content && !file) return false;
    event.preventDefault();
    if (file) onPicture(file, copiedPicture(event.dataTransfer)?.alt ?? '');
    if (content) {
      const { slice, report } = content;
      view.dispatch(view.state.tr.replaceRange(at, at, slice).setMeta('uiEvent', 'drop'));
      onPaste(report);
    }
    return true;
  },
});
