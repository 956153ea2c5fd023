import { DOMParser as PMParser, type Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { elementOf } from './html.ts';
import { convertWordLists } from './word-lists.ts';

export interface PasteReport {
  source: 'word' | 'google' | 'web';
  /** Number of style attributes and foreign elements that were removed. */
  removed: number;
  hasPictures: boolean;
}

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

/** The clean content of HTML for the place of the selection, and what was removed. */
const parse = (view: EditorView, html: string): { slice: Slice; report: PasteReport } => {
  const box = elementOf(convertWordLists(html));
  const hasPictures = withoutForeignPictures(box);
  const slice = PMParser.fromSchema(view.state.schema).parseSlice(box, { context: view.state.selection.$from });
  return { slice, report: { source: sourceOf(html), removed: html.match(FOREIGN)?.length ?? 0, hasPictures } };
};

interface Handlers {
  onPaste: (report: PasteReport) => void;
  /** Receives a pasted or dropped picture file. */
  onPicture: (file: File) => void;
}

const pictureOf = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));

/** Copied cells and slices of this editor are its own HTML and need no report. */
const isOwn = (html: string): boolean => html.includes('data-pm-slice');

/** Handlers for pasted and dropped content. The ones of the editor parse HTML in a way that the security policy refuses. */
export const contentHandlers = ({ onPaste, onPicture }: Handlers) => ({
  paste: (view: EditorView, event: ClipboardEvent): boolean => {
    const html = event.clipboardData?.getData('text/html') ?? '';
    const picture = pictureOf(event.clipboardData);
    if (html === '' && !picture) return false;
    event.preventDefault();
    if (html === '' && picture) onPicture(picture);
    else {
      const { slice, report } = parse(view, html);
      view.dispatch(
        view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'),
      );
      if (!isOwn(html)) onPaste(report);
    }
    return true;
  },
  drop: (view: EditorView, event: DragEvent): boolean => {
    if (view.dragging) return false;
    const html = event.dataTransfer?.getData('text/html') ?? '';
    const picture = pictureOf(event.dataTransfer);
    const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
    if ((html === '' && !picture) || at === undefined) return false;
    event.preventDefault();
    if (picture) onPicture(picture);
    else {
      const { slice, report } = parse(view, html);
      view.dispatch(view.state.tr.replaceRange(at, at, slice).setMeta('uiEvent', 'drop'));
      onPaste(report);
    }
    return true;
  },
});
