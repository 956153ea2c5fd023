import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { color, text } from 'shared-lib/theme';
import styled from 'styled-components';

/**
 * The segments stay inline: as items of a flex container they would lose the direction of the whole text, and 2:30 would appear
 * as 30:2.
 */
const Segments = styled(DateInput)`
  display: inline-block;
  flex: 1;
  min-inline-size: 0;
  padding: var(--s2h) var(--s4);
  overflow: hidden;
  font-size: 1rem;
  line-height: 1.7;
  white-space: nowrap;
  ${text.tabular}
`;
const Segment = styled(DateSegment)`
  padding-inline: 1px;
  border-radius: var(--r1);
  outline: none;
  &[data-placeholder] {
    color: ${color.text3};
  }
  &[data-focused] {
    background: ${color.nile600};
    color: ${color.white};
  }
  &[data-disabled] {
    color: ${color.disabled};
  }
`;

/** The parts of a date or time. Each is edited alone. */
export const DateSegments = () => <Segments>{(segment) => <Segment segment={segment} />}</Segments>;
