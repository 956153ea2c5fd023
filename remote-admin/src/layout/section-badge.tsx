import { useQuery } from '@tanstack/react-query';
import type { AdminSummary } from 'shared-lib/contracts';
import { countOf, formatNumber, type CountedNoun } from 'shared-lib/format';
import { useSession } from 'shared-lib/session';
import { color, shape, text, weight } from 'shared-lib/theme';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import styled from 'styled-components';
import { copy } from '../copy/ar.ts';
import { summaryQuery } from '../request/summary-query.ts';
import type { SectionCount } from './sections.ts';

const Badge = styled.span<{ $isLoud: boolean }>`
  ${text.tabular}
  min-inline-size: 1.5rem;
  margin-inline-start: auto;
  padding-inline: 0.3125rem;
  border-radius: ${shape.radius};
  background: ${({ $isLoud }) => ($isLoud ? color.brass400 : color.ink700)};
  color: ${({ $isLoud }) => ($isLoud ? color.ink900 : color.nile200)};
  font-size: 0.75rem;
  font-weight: ${weight.strong};
  line-height: 1.375rem;
  text-align: center;
`;

const countIn: Record<SectionCount, (summary: AdminSummary) => number> = {
  inbox: ({ views }) => views.new,
  contacts: ({ new_requests }) => new_requests.contact,
  consultations: ({ new_requests }) => new_requests.consultation,
  'feasibility-requests': ({ new_requests }) => new_requests.feasibility,
  users: ({ pending_users }) => pending_users,
  articles: ({ unpublished }) => unpublished?.articles ?? 0,
  studies: ({ unpublished }) => unpublished?.studies ?? 0,
};

const { newRequests, waitingUsers, unpublished } = copy.layout;
const nounOf: Record<SectionCount, CountedNoun> = {
  inbox: newRequests,
  contacts: newRequests,
  consultations: newRequests,
  'feasibility-requests': newRequests,
  users: waitingUsers,
  articles: unpublished,
  studies: unpublished,
};

/** How many new requests, waiting accounts or unpublished rows a section has; nothing when there are none. */
export const SectionBadge = ({ count }: { count: SectionCount }) => {
  // The page may stay mounted for a moment after a sign-out, when the token is no longer valid.
  const isSignedIn = useSession(({ token }) => token !== null);
  const { data } = useQuery({ ...summaryQuery(), enabled: isSignedIn });
  const total = data ? countIn[count](data) : 0;
  if (total === 0) return null;
  return (
    <Badge $isLoud={count === 'inbox'}>
      <span aria-hidden="true">{formatNumber(total)}</span>
      <VisuallyHidden>({countOf(total, nounOf[count])})</VisuallyHidden>
    </Badge>
  );
};
