import { formatNumber } from 'shared-lib/format';
import { color, shape, text } from 'shared-lib/theme';
import styled from 'styled-components';
import type { DashboardLink } from './dashboard-links.ts';
import type { DashboardCounts } from './use-dashboard-counts.ts';

const Count = styled.span<{ $isUnread: boolean }>`
  ${text.tabular}
  display: grid;
  flex: none;
  place-items: center;
  min-inline-size: 1.25rem;
  margin-inline-start: auto;
  padding-inline: 0.3125rem;
  border-radius: ${shape.radius};
  background: ${({ $isUnread }) => ($isUnread ? color.clay600 : 'transparent')};
  color: ${({ $isUnread }) => ($isUnread ? color.white : color.text3)};
  font-size: 0.75rem;
  line-height: 1.5rem;
  white-space: nowrap;
`;

interface Props {
  name: DashboardLink['count'];
  counts: DashboardCounts | undefined;
}

/** The number of a menu link: quiet for requests, highlighted for what is unread, nothing for zero. */
export const MenuCount = ({ name, counts }: Props) => {
  const count = (name && counts?.[name]) ?? 0;
  if (count === 0) return null;
  return <Count $isUnread={name !== 'requests'}>{formatNumber(count)}</Count>;
};
