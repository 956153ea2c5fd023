import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from 'shared-lib/format';
import { rowsQuery } from 'shared-lib/list';
import { Link } from 'shared-lib/router';
import { color, SCREEN_ONLY } from 'shared-lib/theme';
import styled from 'styled-components';
import { inbox } from '../../copy/inbox.ts';
import { requestSource } from '../../request/request-source.ts';
import { lastList } from '../../request/last-list.ts';
import { requestPath } from '../../request/request-link.ts';

const labels = inbox.walk;

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s1) var(--s4);
  color: ${color.text2};
  font-size: var(--fs-sm);
  a,
  span {
    padding-block: var(--s1h);
  }
  a {
    color: ${color.link};
  }
`;

/** A page of the list, counted from 1, that is not asked for while it is undefined. */
const usePageOf = (query: string, page: number | undefined) => {
  const params = new URLSearchParams(query);
  params.set('_page', String(page ?? 1));
  const { data } = useQuery({ ...rowsQuery(requestSource(), params), enabled: page !== undefined });
  return page === undefined ? undefined : data;
};

/** The neighbours of a request in the list that it was opened from. A request that has left the list since has those of its place. */
const useNeighbours = (reference: string) => {
  const [list] = useState(lastList.read);
  const [seen, setSeen] = useState<number>();
  const page = list?.page ?? 1;
  const size = Number(new URLSearchParams(list?.query).get('_limit') ?? 0);
  const shown = usePageOf(list?.query ?? '', list && page);
  const rows = shown?.rows ?? [];
  const found = rows.findIndex((row) => row.reference === reference);
  if (found >= 0 && found !== seen) setSeen(found);
  const index = found >= 0 ? found : seen;
  const next = found >= 0 ? found + 1 : seen;
  const hasLaterPage = shown !== undefined && page * size < shown.total;
  const later = usePageOf(
    list?.query ?? '',
    index !== undefined && next === rows.length && hasLaterPage ? page + 1 : undefined,
  );
  const earlier = usePageOf(list?.query ?? '', index === 0 && page > 1 ? page - 1 : undefined);
  if (!list || !shown || index === undefined || next === undefined) return undefined;
  const inPage = (row: (typeof rows)[number] | undefined, of: number) => row && { row, page: of };
  return {
    list,
    place: (page - 1) * size + index + 1,
    total: shown.total,
    previous: index > 0 ? inPage(rows[index - 1], page) : inPage(earlier?.rows.at(-1), page - 1),
    next: next < rows.length ? inPage(rows[next], page) : inPage(later?.rows[0], page + 1),
  };
};

/** Leads to the previous and the next request of the list that a request was opened from, also over its pages. */
export const ListWalk = ({ reference }: { reference: string }) => {
  const neighbours = useNeighbours(reference);
  if (!neighbours) return null;
  const { list, place, total, previous, next } = neighbours;
  const step = (target: typeof next, label: string) =>
    target && (
      <Link to={requestPath(target.row)} onClick={() => lastList.write({ ...list, page: target.page })}>
        {label}
      </Link>
    );
  return (
    <Nav aria-label={labels.label} {...SCREEN_ONLY}>
      <Link to={list.to}>{labels.back}</Link>
      {step(previous, labels.previous)}
      {place <= total && <span>{labels.place(formatNumber(place), formatNumber(total))}</span>}
      {step(next, labels.next)}
    </Nav>
  );
};
