import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { canNavigateInPage, navigateTo } from './navigator.ts';
import { useSiteLocation } from './site-location.ts';

export interface FrameLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  /** Marks the link as the current page also below its address (`/services/x` for `/services`). */
  current?: 'exact' | 'section';
}

/** A click that means «open here»: no other button, no modifier, no other target. */
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

const isCurrent = (to: string, pathname: string, how: 'exact' | 'section') =>
  pathname === to || (how === 'section' && pathname.startsWith(`${to}/`));

/** A link of the frame: an ordinary one until the router is there, then one that moves within the page. */
export const FrameLink = ({ to, current, onClick, children, ...rest }: FrameLinkProps) => {
  const { pathname } = useSiteLocation();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!opensHere(event) || !canNavigateInPage()) return;
    event.preventDefault();
    navigateTo(to);
  };
  const mark = current && isCurrent(to, pathname, current) ? { 'aria-current': 'page' as const } : {};
  return (
    <a href={to} onClick={handleClick} {...mark} {...rest}>
      {children}
    </a>
  );
};
