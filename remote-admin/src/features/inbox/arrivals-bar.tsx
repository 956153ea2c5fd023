import { useQuery, useQueryClient } from '@tanstack/react-query';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { countOf } from 'shared-lib/format';
import { color } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { inbox } from '../../copy/inbox.ts';
import { requestsKey } from '../../request/summary-query.ts';
import { arrivalsQuery, newestQuery } from '../../request/request-source.ts';

const Bar = styled.button.attrs({ type: 'button' })`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--s2);
  inline-size: 100%;
  min-block-size: 2.75rem;
  border: 0;
  background: ${color.infoBg};
  color: ${color.info};
  font-size: var(--fs-sm);
  cursor: pointer;
`;

/** Announces requests that arrive while the list is open. The rows do not jump: the user decides when to show them. */
export const ArrivalsBar = () => {
  const queryClient = useQueryClient();
  const newest = useQuery(newestQuery());
  const arrivals = useQuery({ ...arrivalsQuery(newest.data ?? 0), enabled: newest.data !== undefined });
  const count = arrivals.data ?? 0;
  return (
    <div role="status">
      {count > 0 && (
        <Bar onClick={() => void queryClient.invalidateQueries({ queryKey: requestsKey })}>
          <Icon icon={ArrowUp} size={16} />
          {countOf(count, inbox.arrived)}
        </Bar>
      )}
    </div>
  );
};
