import { useEffect, useRef, type ReactNode } from 'react';
import { color } from 'shared-lib/theme';
import styled from 'styled-components';

/** The arrow of a row that continues, to the left or to the right. */
const arrow = (path: string): string =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%230A272C' stroke-width='2'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;

/** Shadows with arrows at both ends, covered by the page colour while there is nothing more to scroll to. */
const Row = styled.nav`
  overflow-x: auto;
  scrollbar-width: thin;
  background:
    linear-gradient(90deg, ${color.sand100} 1rem, transparent) 0 0 / 3rem 100% no-repeat local,
    linear-gradient(270deg, ${color.sand100} 1rem, transparent) 100% 0 / 3rem 100% no-repeat local,
    ${arrow('M10 3 5 8l5 5')} 0 50% / 1rem 1rem no-repeat scroll,
    ${arrow('m6 3 5 5-5 5')} 100% 50% / 1rem 1rem no-repeat scroll,
    linear-gradient(90deg, ${color.sand300} 60%, transparent) 0 0 / 1.75rem 100% no-repeat scroll,
    linear-gradient(270deg, ${color.sand300} 60%, transparent) 100% 0 / 1.75rem 100% no-repeat scroll;
`;

/** Scrolls the row, and never the page, until a link in it is visible. */
const showLink = (row: HTMLElement, link: HTMLElement): void => {
  const [place, own] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
  const hidden = Math.min(0, own.left - place.left) + Math.max(0, own.right - place.right);
  if (hidden !== 0) row.scrollBy({ left: hidden });
};

interface Props {
  label: string;
  children: ReactNode;
  className?: string;
}

/** Links in one row, which scrolls when it is wider than its place. It shows the current link, also when the row changes. */
export const ScrollRow = ({ label, children, className }: Props) => {
  const row = useRef<HTMLElement>(null);
  const shown = useRef<{ link: HTMLElement; at: number }>(null);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !link) return;
    const at = link.offsetLeft;
    if (shown.current?.link === link && shown.current.at === at) return;
    shown.current = { link, at };
    showLink(row.current, link);
  });
  return (
    <Row ref={row} aria-label={label} className={className}>
      {children}
    </Row>
  );
};
