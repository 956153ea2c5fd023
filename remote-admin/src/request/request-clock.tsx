import type { RequestClock } from 'shared-lib/contracts';
import { RunningClock } from 'shared-lib/request';
import { media } from 'shared-lib/theme';
import styled from 'styled-components';
import { inbox } from '../copy/inbox.ts';

/** On phones a row has space for the sign of the clock and the time, not for its bar and the words. */
const OneLine = styled.div`
  ${media.stackedOnScreen} {
    > span {
      display: inline-flex;
      align-items: center;
      gap: var(--s1);
      min-inline-size: 0;
      white-space: nowrap;
    }
    &&& b {
      gap: 0;
      font-size: 0;
    }
    > span > svg {
      display: none;
    }
  }
`;

interface Props {
  clock: RequestClock | undefined;
}

/** The clock of a request, with what it waits for. */
export const RequestClockView = ({ clock }: Props) =>
  !clock || clock.state === 'stopped' ? <span>{inbox.noClock}</span> : <RunningClock clock={clock} />;

/** The clock in a row of a list. */
export const RowClock = (props: Props) => (
  <OneLine>
    <RequestClockView {...props} />
  </OneLine>
);
