import { useQuery } from '@tanstack/react-query';
import type { DashboardMessage } from 'shared-lib/contracts';
import { FailedRows, LoadingBars, StaleRows } from 'shared-lib/list';
import { listHref, readChoice, readPage } from 'shared-lib/list/url-state';
import { paths } from 'shared-lib/paths';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { anchors } from 'shared-lib/request';
import { Link, Navigate, useSearchParams } from 'shared-lib/router';
import { color, hiddenLine, surface, weight } from 'shared-lib/theme';
import { Avatar } from 'shared-lib/ui/avatar';
import { Ltr } from 'shared-lib/ui/bdi';
import { ButtonLink } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { PageHead } from 'shared-lib/ui/page-head';
import { Pagination } from 'shared-lib/ui/pagination';
import { TimeAgo } from 'shared-lib/ui/relative-time';
import styled from 'styled-components';
import { messagesCopy as labels } from '../../copy/conversations.ts';
import { FilterTabs } from 'shared-lib/ui/filter-tabs';
import { messageFilters, messagePageQuery, type DashboardRole, type MessageFilter } from './message-page-query.ts';
import { Cluster } from 'shared-lib/ui/stack';

const List = styled.ul`
  border: 1px solid ${color.line};
  border-block-start: 0;
  ${surface.light}
  li {
    border-inline-start: 3px solid transparent;
    ${hiddenLine}
  }
  li + li {
    border-block-start: 1px solid ${color.line};
  }
  li[data-unread] {
    border-inline-start-color: ${color.clay600};
    background: ${color.sand100};
  }
`;
const Item = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 var(--s4);
  padding: var(--s4) var(--s5);
  &:hover {
    background: #fcfaf5;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  b {
    color: ${color.heading};
    font-weight: ${weight.strong};
  }
  small {
    color: ${color.text3};
    font-size: var(--fs-xs);
  }
  em {
    color: ${color.clay600};
    font-size: var(--fs-xs);
    font-style: normal;
    font-weight: ${weight.medium};
  }
`;
const Body = styled.span`
  display: -webkit-box;
  overflow: hidden;
  font-size: 0.9375rem;
  line-height: 1.8;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

interface MessageProps {
  message: DashboardMessage;
  role: DashboardRole;
}

const MessageItem = ({ message, role }: MessageProps) => {
  const { author, title, reference, body, at, is_from_client } = message;
  const isMine = is_from_client === (role === 'client');
  const isUnread = isUnreadFor(role, message);
  return (
    <li data-unread={isUnread ? '' : undefined}>
      <Item to={`${paths.request(reference)}#${anchors.message(message)}`}>
        <Avatar name={author.name} />
        <span>
          <Cluster as="span" $gap="0 3" $align="baseline">
            <b>{isMine && role === 'client' ? labels.you : author.name}</b>
            <small>
              <TimeAgo since={at} />
            </small>
            {isUnread && <em>{labels.isNew}</em>}
          </Cluster>
          <Cluster as="span" $gap="0 3" $align="baseline">
            <small>{title}</small>
            <small>
              <Ltr>{reference}</Ltr>
            </small>
          </Cluster>
          <Body>{body}</Body>
        </span>
      </Item>
    </li>
  );
};

const isUnreadFor = (role: DashboardRole, { is_from_client, read_at }: DashboardMessage): boolean =>
  read_at === null && is_from_client !== (role === 'client');

const readFilter = (search: URLSearchParams): MessageFilter => readChoice(search, 'show', messageFilters) ?? 'all';

/** The messages of all requests, newest first. Each is a link to the page of its request. */
export const Messages = ({ role }: { role: DashboardRole }) => {
  const [search] = useSearchParams();
  const filter = readFilter(search);
  const page = readPage(search);
  const { data, error, isFetching, isPlaceholderData, refetch } = useLastingFailure(
    useQuery(messagePageQuery(role, filter, page)),
  );
  const retry = { isTrying: isFetching, onRetry: () => void refetch() };
  const hrefOf = (value: string, other = 1) =>
    listHref(paths.dashboardMessages(), { show: value === 'all' ? '' : value, page: other });
  if (data && !isPlaceholderData && page > data.meta.last_page)
    return <Navigate to={hrefOf(filter, data.meta.last_page)} replace />;
  return (
    <>
      <PageHead title={labels.title} text={role === 'client' ? labels.text : labels.textStaff} />
      <div>
        <FilterTabs
          label={labels.filters}
          current={filter}
          hrefOf={hrefOf}
          tabs={messageFilters.map((value) => ({ value, label: labels.filter[value] }))}
        />
        {!data && !error && <LoadingBars rows={6} />}
        {!data && error && <FailedRows error={error} {...retry} />}
        {data && error && <StaleRows error={error} {...retry} />}
        {data?.data.length === 0 && (
          <EmptyState
            level={2}
            title={labels.empty[filter]}
            text={filter === 'all' ? labels.emptyText : undefined}
            action={
              <ButtonLink size="small" to={paths.requests()}>
                {labels.requests}
              </ButtonLink>
            }
          />
        )}
        {data && data.data.length > 0 && (
          <>
            <List>
              {data.data.map((message) => (
                <MessageItem key={message.id} message={message} role={role} />
              ))}
            </List>
            <Pagination page={page} lastPage={data.meta.last_page} hrefOf={(other) => hrefOf(filter, other)} />
          </>
        )}
      </div>
    </>
  );
};
