import type { DashboardMessage } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { anchors } from 'shared-lib/request';
import { Link } from 'shared-lib/router';
import { color } from 'shared-lib/theme';
import { Avatar } from 'shared-lib/ui/avatar';
import { TimeAgo } from 'shared-lib/ui/relative-time';
import styled from 'styled-components';
import { dashboardListCopy } from '../copy/dashboard.ts';
import { Stack } from 'shared-lib/ui/stack';

const Item = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s0h) var(--s3h);
  b {
    display: block;
    line-height: 1.6;
  }
  small {
    display: block;
    color: ${color.text3};
    font-size: var(--fs-xs);
    overflow-wrap: anywhere;
  }
  span > span {
    display: -webkit-box;
    overflow: hidden;
    font-size: var(--fs-sm);
    line-height: 1.7;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  &:hover b {
    color: ${color.link};
  }
`;

/** Messages with their sender, request and beginning. Each is a link to its request. */
export const MessageList = ({ messages }: { messages: readonly DashboardMessage[] }) => (
  <Stack as="ul" $gap="5">
    {messages.map(({ id, author, title, reference, body, at }) => (
      <li key={id}>
        <Item to={`${paths.request(reference)}#${anchors.message({ id })}`}>
          <Avatar name={author.name} size={36} />
          <span>
            <b>{author.name}</b>
            <small>
              {title}
              {dashboardListCopy.comma}
              <TimeAgo since={at} />
            </small>
            <span>{body}</span>
          </span>
        </Item>
      </li>
    ))}
  </Stack>
);
