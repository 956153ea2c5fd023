import { countOf } from 'shared-lib/format';
import { richText } from '../../copy/rich-text.ts';
import { Foot } from './editor-styles.ts';
import type { PasteReport } from './paste.ts';
import { countWords, picturesIn, readingMinutes } from './text-figures.ts';

/** Words, reading time, and what the last paste removed. */
export const EditorFoot = ({ html, paste }: { html: string; paste: PasteReport | undefined }) => {
  const words = countWords(html);
  return (
    <Foot>
      <span>{richText.size(countOf(words, richText.words), countOf(readingMinutes(words), richText.minutes))}</span>
      {picturesIn(html).withoutAlt > 0 && <span>{richText.missingAlt}</span>}
      <span role="status">
        {paste && `${richText.pasted(richText.sources[paste.source])} ${countOf(paste.removed, richText.removed)}.`}
        {paste?.hasPictures && ` ${richText.picturesLeftOut}`}
      </span>
    </Foot>
  );
};
