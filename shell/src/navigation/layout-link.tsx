import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { canNavigateInPage, navigateTo } from './navigator.ts';
import { useSiteLocation } from './site-location.ts';

/** On the page itself, or also on the pages below it (`/services/x` for `/services`). */
type CurrentMatch = 'exact' | 'section';

export interface LayoutLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  /** When the link is marked as the current page. */
  current?: CurrentMatch;
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

/** Whether the visitor is on the page `to`. */
export const useIsCurrent = (to: string, match: CurrentMatch | undefined): boolean =>
  useSiteLocation(
    ({ pathname }) =>
      match !== undefined && (pathname === to || (match === 'section' && pathname.startsWith(`${to}/`))),
  );

/** A link of the layout. It loads a document until the router is connected, and then navigates in the page. */
export const LayoutLink = ({ to, current, onClick, children, ...rest }: LayoutLinkProps) => {
  const isCurrent = useIsCurrent(to, current);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!opensHere(event) || !canNavigateInPage()) return;
    event.preventDefault();
    navigateTo(to);
  };
  const currentAttribute = isCurrent ? { 'aria-current': 'page' as const } : {};
  return (
    <a href={to} onClick={handleClick} {...currentAttribute} {...rest}>
      {children}
    </a>
  );
};
