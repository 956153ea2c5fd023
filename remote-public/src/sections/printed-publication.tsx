import { printedCopy as labels } from 'shared-lib/copy';
import { formatDate } from 'shared-lib/format';
import { media } from 'shared-lib/theme';
import styled from 'styled-components';

const Line = styled.p`
  display: none;
  ${media.print} {
    display: block;
    margin-block-start: var(--s6);
    font-size: var(--fs-sm);
  }
`;

/** The day when the content of a printed page was published; nothing for content that is not published. */
export const PrintedPublication = ({ at }: { at: string | null }) =>
  at && <Line>{labels.published(formatDate(at))}</Line>;
