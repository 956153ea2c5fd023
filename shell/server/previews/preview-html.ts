import { PREVIEW_PATH } from 'tooling/release/preview-link';
import { releasePreview as copy } from '../../src/copy/release-preview.ts';
import { styleHashes } from '../security-headers.ts';
import type { ActivePreview } from './previews.ts';

/** Path to which the badge sends the visitor's wish to end the preview. */
export const END_PATH = `${PREVIEW_PATH}/end`;

const BADGE_CSS =
  '#release-preview{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:.25rem 1rem;padding:.5rem 1rem;background:#F6EAD0;color:#14282B;border-block-end:2px solid #C49443;font-size:1rem;line-height:1.6}#release-preview p{margin:0}#release-preview bdi{font-weight:700}#release-preview button{min-block-size:2.75rem;padding:.25rem 1rem;border:1px solid #14282B;border-radius:.25rem;background:#FBF9F4;color:inherit;font:inherit;cursor:pointer}#release-preview button:focus-visible{outline:3px solid #17625F;outline-offset:2px}@media print{#release-preview{display:none}}';

const BADGE_STYLE = `<style>${BADGE_CSS}</style>`;

/** Source expressions with which the security policy allows the style of the badge. */
export const badgeSources = (preview: ActivePreview | undefined): string[] => (preview ? styleHashes(BADGE_STYLE) : []);

interface Page {
  /** Path of the document. */
  path: string;
  /** Remote of the page. */
  remote: string;
  /** The release from which the page comes; undefined without one. */
  release: string | undefined;
}

/**
 * Says to the visitor of a preview which release this is, and ends it. It is in the document of this visitor alone and outside the
 * application, so that it needs no script.
 * @returns empty without a preview
 */
export const previewBadge = (preview: ActivePreview | undefined, page: Page): string => {
  if (!preview) return '';
  const { remote, version } = preview;
  // On pages of other remotes there is nothing to compare.
  const isShown = remote !== page.remote || version === page.release;
  const [before, after] = (isShown ? copy.shown : copy.notShown)(copy.remotes[remote]);
  return `<aside id="release-preview" aria-label="${copy.label}">${BADGE_STYLE}<p>${before}<bdi dir="ltr">${version}</bdi>${after}</p><form method="post" action="${END_PATH}?from=${encodeURIComponent(page.path)}"><button type="submit">${copy.end}</button></form></aside>`;
};
