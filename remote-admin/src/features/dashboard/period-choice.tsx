import { statsPeriods } from 'shared-lib/contracts';
import { Link } from 'shared-lib/router';
import { color } from 'shared-lib/theme';
import styled from 'styled-components';
import { dashboard as labels } from '../../copy/dashboard.ts';

const Choices = styled.nav`
  ul {
    display: flex;
  }
  a {
    display: grid;
    place-items: center;
    min-block-size: 2.75rem;
    padding-inline: var(--s4);
    border: 1px solid ${color.lineStrong};
    background: ${color.white};
    font-size: var(--fs-sm);
  }
  li + li a {
    border-inline-start: 0;
  }
  [aria-current] {
    background: ${color.ink900};
    color: ${color.white};
  }
`;

/** Length of the period; it is in the URL. */
export const PeriodChoice = ({ days }: { days: number }) => (
  <Choices aria-label={labels.daysLabel}>
    <ul>
      {statsPeriods.map((period) => (
        <li key={period}>
          <Link to={`?days=${period}`} preventScrollReset aria-current={Number(period) === days ? 'true' : undefined}>
            {labels.days[period]}
          </Link>
        </li>
      ))}
    </ul>
  </Choices>
);
