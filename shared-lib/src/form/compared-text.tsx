import { Fragment } from 'react';
import { recordForm } from 'shared-lib/copy';
import { countOf } from 'shared-lib/format';
import { color } from 'shared-lib/theme';
import styled, { css } from 'styled-components';
import type { Passage } from './compare-texts.ts';

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
