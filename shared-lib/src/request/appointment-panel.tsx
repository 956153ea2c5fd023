import type { ReactNode } from 'react';
import type { Appointment } from 'shared-lib/contracts';
import { requestPanels } from 'shared-lib/copy';
import { countOf, formatDateTime } from 'shared-lib/format';
import { color, weight } from 'shared-lib/theme';
import { Alert } from 'shared-lib/ui/alert';
import { ButtonLink } from 'shared-lib/ui/button';
import { Panel } from 'shared-lib/ui/panel';
import { TimeToSession } from 'shared-lib/ui/relative-time';
import styled from 'styled-components';
import type { Side } from './request-title.tsx';

const { meeting: labels } = requestPanels;

const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s3);
  > b {
    color: ${color.ink900};
    font-size: 1.125rem;
    font-weight: ${weight.strong};
  }
  small {
    color: ${color.text2};
    font-size: var(--fs-sm);
  }
  ul {
    padding-inline-start: var(--s4);
    list-style: disc;
  }
  p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

interface Props {
  side: Side;
  appointment: Appointment | null;
  /** Whether it lies ahead: only then it can be moved. */
  isAhead: boolean;
  /** Buttons and forms of the role. */
  children?: ReactNode;
}

/** The appointment of a consultation with its length, its link and the client's wish to move it. */
export const AppointmentPanel = ({ side, appointment, isAhead, children }: Props) => (
  <Panel title={labels.title} id="appointment">
    <Body>
      {appointment ? (
        <>
          <b>{formatDateTime(appointment.at)}</b>
          <small>
            {appointment.minutes !== null && countOf(appointment.minutes, labels.minutes)} {labels.zone}
            {isAhead && (
              <>
                {' '}
                <TimeToSession at={appointment.at} />
              </>
            )}
          </small>
          {appointment.link && isAhead && (
            <ButtonLink size="small" to={appointment.link} target="_blank" rel="noreferrer">
              {labels.join}
            </ButtonLink>
          )}
          {appointment.wish && (
            <Alert tone={side === 'client' ? 'info' : 'warning'} role="none">
              <b>{side === 'client' ? labels.wishSent : labels.wishOfClient}</b>
              <p>{appointment.wish.note}</p>
              {appointment.wish.times.length > 0 && (
                <ul>
                  {appointment.wish.times.map((time) => (
                    <li key={time}>{formatDateTime(time)}</li>
                  ))}
                </ul>
              )}
            </Alert>
          )}
        </>
      ) : (
        <small>{labels.none}</small>
      )}
      {children}
    </Body>
  </Panel>
);
