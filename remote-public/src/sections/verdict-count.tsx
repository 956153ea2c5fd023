import { useQuery } from '@tanstack/react-query';
import { paths } from 'shared-lib/paths';
import { ForwardLink } from 'shared-lib/ui/text-link';
import { color, SCREEN_ONLY, text } from 'shared-lib/theme';
import styled from 'styled-components';
import { verdictCount as copy } from '../copy/verdict-count.ts';
import { verdictCounts } from './verdicts.api.ts';

const Band = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--s3) var(--s8);
  padding-block: var(--s6);
  margin-block-start: var(--s6);
  border-block: 1px solid var(--facts-line, ${color.line});
  p {
    color: ${color.heading};
    ${text.h3}
  }
`;

/** How often the studies advised to stop, with a link to the register. Optional: nothing while it cannot be loaded. */
export const VerdictCount = () => {
  const { data } = useQuery(verdictCounts());
  if (!data || data.total === 0) return null;
  return (
    <Band {...SCREEN_ONLY}>
      <p>{copy.stoppedOf(data)}</p>
      <ForwardLink to={paths.verdicts()}>{copy.open}</ForwardLink>
    </Band>
  );
};
