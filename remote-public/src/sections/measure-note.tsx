import { formatDate } from 'shared-lib/format';
import { color } from 'shared-lib/theme';
import styled from 'styled-components';
import { measures } from '../copy/cards.ts';
import { anchors } from './anchors.ts';

const Note = styled.div`
  max-inline-size: 60rem;
  margin-block-start: var(--s6);
  color: ${color.muted};
  font-size: var(--fs-sm);
  strong {
    color: ${color.heading};
  }
`;

interface Props {
  /** Also explains the average return of a sector. */
  hasReturn?: boolean;
  /** ISO time of the last change of the figures. */
  updated?: string;
}

/** States below key figures how they are measured, and their source with its date. */
export const MeasureNote = ({ hasReturn = false, updated }: Props) => (
  <Note id={anchors.measures}>
    <p>
      <strong>{measures.question}</strong> {measures.success} {hasReturn && measures.roi}
    </p>
    <p>{updated ? measures.updated(formatDate(updated)) : measures.source}</p>
  </Note>
);
