import { Fragment } from 'react';
import { recordForm } from 'shared-lib/copy';
import { countOf } from 'shared-lib/format';
import { color } from 'shared-lib/theme';
import styled, { css } from 'styled-components';
import { diffArrays } from 'diff';

/** Beyond this many changes two texts count as wholly different, so that long texts cannot block the page. */
const MAX_CHANGES = 1000;

/** Some words of a text, and whether the other text lacks them. */
interface Words {
  /** Place in the text; words have no other identity. */
  at: number;
  text: string;
  isChanged: boolean;
}

/** A passage that the other text has differently, by its words; or the number of paragraphs in a row that both have. */
export type Passage = { at: number; words: Words[] } | { at: number; unchanged: number };

interface Sides<Side> {
  before: Side[];
  now: Side[];
}

const HTML = /<(?:p|h[1-6]|ul|ol|table|blockquote|figure)\b/i;

/** The text that people read in HTML; pictures as their alternative texts. */
const readable = (html: string): string =>
  html
    .replaceAll(/<\/(?:p|h\d|li|tr|blockquote|figcaption|figure)>|<br\s*\/?>/gi, '\n')
    .replaceAll(/<img\b[^>]*\balt="([^"]+)"[^>]*>/gi, ' [$1] ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** Paragraphs of a text or of HTML, as people read them. */
const paragraphsOf = (text: string): string[] =>
  (HTML.test(text) ? readable(text) : text)
    .split('\n')
    .map((line) => line.replaceAll(/[ \t]+/g, ' ').trim())
    .filter(Boolean);

const wordsOf = (text: string): string[] => text.split(/(\s+)/).filter(Boolean);

/** The words of two texts, in order, with those that only one of them has. */
const compareWords = (before: string, now: string): Sides<Words> => {
  const runs = diffArrays(wordsOf(before), wordsOf(now), { maxEditLength: MAX_CHANGES });
  if (!runs)
    return { before: [{ at: 0, text: before, isChanged: true }], now: [{ at: 0, text: now, isChanged: true }] };
  const without = (side: 'added' | 'removed') =>
    runs
      .filter((run) => !run[side])
      .map(({ value, added, removed }, at) => ({ at, text: value.join(''), isChanged: added || removed }));
  return { before: without('added'), now: without('removed') };
};

/**
 * Compares two texts, plain or HTML, as people read them: paragraph by paragraph, and the changed ones word by word. Differences of
 * formatting, of links and of picture files alone leave all paragraphs unchanged.
 */
export const compareTexts = (before: string, now: string): Sides<Passage> => {
  const sides: Sides<Passage> = { before: [], now: [] };
  const paragraphs = { before: paragraphsOf(before), now: paragraphsOf(now) };
  const runs = diffArrays(paragraphs.before, paragraphs.now, { maxEditLength: MAX_CHANGES }) ?? [
    { value: paragraphs.before, removed: true, added: false },
    { value: paragraphs.now, removed: false, added: true },
  ];
  const addChanged = (side: keyof typeof sides, words: Words[]) =>
    words.length > 0 && sides[side].push({ at: sides[side].length, words });
  let removed = '';
  const addRuns = (added: string) => {
    const words = compareWords(removed, added);
    addChanged('before', words.before);
    addChanged('now', words.now);
    removed = '';
  };
  for (const run of runs) {
    const text = run.value.join('\n');
    if (run.removed) removed = text;
    else if (run.added) addRuns(text);
    else {
      addRuns('');
      const unchanged = run.value.length;
      sides.before.push({ at: sides.before.length, unchanged });
      sides.now.push({ at: sides.now.length, unchanged });
    }
  }
  addRuns('');
  return sides;
};

const Box = styled.div`
  max-block-size: 14rem;
  overflow: auto;
  p {
    white-space: pre-line;
  }
  p + p {
    margin-block-start: var(--s1);
  }
  small {
    color: ${color.text3};
  }
`;
const marks = css`
  padding-inline: var(--s0h);
  color: inherit;
`;
const Removed = styled.del`
  ${marks}
  background: ${color.dangerBg};
`;
const Added = styled.ins`
  ${marks}
  background: ${color.nile100};
  text-decoration-thickness: 2px;
`;
const Only = styled.mark`
  ${marks}
  background: ${color.sand200};
`;
const markOf = { removed: Removed, added: Added, only: Only };

interface Props {
  /** One side of `compareTexts`. */
  passages: readonly Passage[];
  /** Marks the words that the other side lacks as struck out, as added, or between two equal sides. */
  mark: keyof typeof markOf;
  /** Name of the text for assistive technology, which reaches it to scroll. */
  label: string;
}

/** One side of two compared texts: unchanged paragraphs folded to their number, and the words that the other side lacks marked. */
export const ComparedText = ({ passages, mark, label }: Props) => {
  const Mark = markOf[mark];
  return (
    <Box tabIndex={0} role="group" aria-label={label}>
      {passages.map((passage) =>
        'words' in passage ? (
          <p key={passage.at}>
            {passage.words.map(({ at, text, isChanged }) => (
              <Fragment key={at}>{isChanged && text.trim() ? <Mark>{text}</Mark> : text}</Fragment>
            ))}
          </p>
        ) : (
          <p key={passage.at}>
            <small>{recordForm.unchanged(countOf(passage.unchanged, recordForm.paragraphs))}</small>
          </p>
        ),
      )}
    </Box>
  );
};
