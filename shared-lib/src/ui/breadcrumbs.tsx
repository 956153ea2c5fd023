import ChevronLeft from 'lucide-react/icons/chevron-left';
import { controls } from 'shared-lib/copy';
import { Link } from 'shared-lib/router';
import { color } from 'shared-lib/theme';
import styled from 'styled-components';
import { Icon } from './icon.tsx';

const CrumbList = styled.ol<{ $onDark: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s1) var(--s2);
  color: ${({ $onDark }) => ($onDark ? color.nile300 : color.text3)};
  font-size: var(--fs-sm);
  li {
    display: flex;
    align-items: center;
    gap: var(--s2);
  }
  a:hover {
    color: ${color.link};
  }
  svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
`;

export interface Crumb {
  label: string;
  /** Target path. Omit it for the last item, the current page. */
  to?: string;
}

export const Breadcrumbs = ({ items, onDark = false }: { items: readonly Crumb[]; onDark?: boolean }) => (
  <nav aria-label={controls.breadcrumbs}>
    <CrumbList $onDark={onDark}>
      {items.map(({ label, to }, index) => (
        <li key={label}>
          {to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
          {index < items.length - 1 && <Icon icon={ChevronLeft} />}
        </li>
      ))}
    </CrumbList>
  </nav>
);
