import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { canNavigateInPage, navigateTo } from './navigator.ts';
import { useSiteLocation } from './site-location.ts';

export interface LayoutLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  /** When the link is marked as the current page: on its own path, or also on paths below it (`/services/x` for `/services`). */
  current?: 'exact' | 'section';
}

/** Whether a click opens the link in this tab: the main button, no modifier key, no other target. */
const opensHere = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
  defaultPrevented,
}: MouseEvent<HTMLAnchorElement>) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented && !currentTarget.target;

const isCurrent = (to: string, pathname: string, match: 'exact' | 'section') =>
  pathname === to || (match === 'section' && pathname.startsWith(`${to}/`));

/** A link of the layout. It loads a document until the router is connected, and then navigates in the page. */
export const LayoutLink = ({ to, current, onClick, children, ...rest }: LayoutLinkProps) => {
  const isHere = useSiteLocation(({ pathname }) => current && isCurrent(to, pathname, current));
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!opensHere(event) || !canNavigateInPage()) return;
    event.preventDefault();
    navigateTo(to);
  };
  const currentAttribute = isHere ? { 'aria-current': 'page' as const } : {};
  return (
    <a href={to} onClick={handleClick} {...currentAttribute} {...rest}>
      {children}
    </a>
  );
};
