import { media } from 'shared-lib/theme';
import styled from 'styled-components';
import { copy } from '../copy/ar.ts';
import { UserCounts } from '../features/users/user-counts.tsx';
import { UserPanel } from '../features/users/user-panel.tsx';
import { PageHead } from '../frame/page-head.tsx';

const words = copy.home;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: 1.5rem;
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const HomePage = () => (
  <>
    <PageHead title={words.title} text={words.text} />
    <UserCounts />
    <Columns>
      <UserPanel
        title={words.pendingPanel}
        filter={{ role: 'consultant', status: 'pending' }}
        order="asc"
        none={words.pendingNone}
      />
      <UserPanel title={words.newest} filter={{}} order="desc" none={words.newestNone} />
    </Columns>
  </>
);
