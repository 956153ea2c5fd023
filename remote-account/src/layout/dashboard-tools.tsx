import Plus from 'lucide-react/icons/plus';
import type { SubmitEvent } from 'react';
import type { User } from 'shared-lib/contracts';
import { NotificationBell } from 'shared-lib/notifications';
import { paths } from 'shared-lib/paths';
import { useNavigate } from 'shared-lib/router';
import { media } from 'shared-lib/theme';
import { BarTools } from 'shared-lib/ui/bar-tools';
import { ButtonLink } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { SearchInput } from 'shared-lib/ui/search-input';
import styled from 'styled-components';
import { dashboardCopy as labels, requestsCopy } from '../copy/requests.ts';

/** Phones have the list's own search and the bar at the bottom. */
const Search = styled.form`
  flex: 0 1 26rem;
  margin-inline-end: auto;
  ${media.noSidebar} {
    display: none;
  }
`;
const NewRequest = styled.div`
  flex: none;
  ${media.noSidebar} {
    display: none;
  }
`;

const RequestSearch = () => {
  const navigate = useNavigate();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const query = typeof typed === 'string' ? typed.trim() : '';
    void navigate(query ? `${paths.requests()}?${new URLSearchParams({ q: query })}` : paths.requests());
  };
  return (
    <Search role="search" aria-label={labels.searchArea} action={paths.requests()} onSubmit={search}>
      <SearchInput label={labels.search} placeholder={labels.search} name="q" autoComplete="off" />
    </Search>
  );
};

/** What the dashboard adds to the bar of the site: search over the requests, a new request, and the bell. */
export const DashboardTools = ({ user }: { user: User }) => (
  <BarTools>
    {user.status === 'active' && <RequestSearch />}
    {user.role === 'client' && (
      <NewRequest>
        <ButtonLink to={paths.newRequest()} size="small">
          <Icon icon={Plus} />
          {requestsCopy.new}
        </ButtonLink>
      </NewRequest>
    )}
    <NotificationBell />
  </BarTools>
);
