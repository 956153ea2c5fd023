import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { controls } from 'shared-lib/copy';
import { formatNumber } from 'shared-lib/format';
import { Link } from 'shared-lib/router';
import { color, media, shape, text, visibleChoice } from 'shared-lib/theme';
import styled from 'styled-components';
import { Icon } from './icon.tsx';

/** Page numbers to show in a pagination: first, last, current and its neighbours, with a gap marker for omitted pages. */
export const pageNumbers = (page: number, last: number): (number | 'gap-before' | 'gap-after')[] => {
  const candidates = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last);
  const sorted = [...new Set(candidates)].toSorted((one, other) => one - other);
  return sorted.flatMap((number, index) => {
    const before = sorted[index - 1] ?? number - 1;
    if (number - before === 1) return [number];
    if (number - before === 2) return [number - 1, number];
    return [number <= page ? ('gap-before' as const) : ('gap-after' as const), number];
  });
};

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s4);
  padding-block-start: var(--s4);
  color: ${color.text2};
  font-size: var(--fs-sm);
`;
const Pages = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1);
  a,
  span {
    display: grid;
    place-items: center;
    min-inline-size: 2.5rem;
    block-size: 2.5rem;
    padding-inline: var(--s1);
    border: 1px solid ${color.line};
    border-radius: ${shape.radius};
    background: ${color.white};
    ${text.tabular}
  }
  a:hover {
    border-color: ${color.ink900};
  }
  a[aria-current] {
    border-color: ${color.ink900};
    background: ${color.ink900};
    color: ${color.white};
    ${visibleChoice}
  }
  span {
    border-color: transparent;
    background: none;
  }
  /* Nine items fit in one row on a phone. */
  ${media.stacked} {
    a,
    span {
      min-inline-size: 2.125rem;
      block-size: 2.75rem;
    }
  }
`;

interface Props {
  page: number;
  lastPage: number;
  /** URL of a page of the list. */
  hrefOf: (page: number) => string;
  /** Range of the visible rows, at the right end: «عرض 1 إلى 6 من 48». */
  children?: ReactNode;
}

/** Links to the pages of a list. "Previous" is on the right. */
export const Pagination = ({ page, lastPage, hrefOf, children }: Props) => (
  <Bar>
    <div>{children}</div>
    {lastPage > 1 && (
      <nav aria-label={controls.pages}>
        <Pages>
          {page > 1 && (
            <li>
              <Link to={hrefOf(page - 1)} rel="prev" aria-label={controls.previousPage}>
                <Icon icon={ChevronRight} size={16} />
              </Link>
            </li>
          )}
          {pageNumbers(page, lastPage).map((number) =>
            typeof number === 'string' ? (
              <li key={number}>
                <span aria-hidden="true">…</span>
              </li>
            ) : (
              <li key={number}>
                <Link
                  to={hrefOf(number)}
                  aria-label={controls.page(number)}
                  aria-current={number === page ? 'page' : undefined}
                >
                  {formatNumber(number)}
                </Link>
              </li>
            ),
          )}
          {page < lastPage && (
            <li>
              <Link to={hrefOf(page + 1)} rel="next" aria-label={controls.nextPage}>
                <Icon icon={ChevronLeft} size={16} />
              </Link>
            </li>
          )}
        </Pages>
      </nav>
    )}
  </Bar>
);
