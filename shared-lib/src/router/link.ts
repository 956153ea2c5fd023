import { createElement, type ComponentProps, type MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';
import type { LinkProps as LibraryLinkProps } from 'react-router-dom';

/** `tel:`, `https:` or `//`: the URL of something that is not a page of the router. */
const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

export interface LinkProps
  extends
    Omit<ComponentProps<'a'>, 'href' | 'target'>,
    Pick<LibraryLinkProps, 'to' | 'replace' | 'preventScrollReset' | 'reloadDocument'> {
  target?: string;
  /** Stored with the entry of the history. */
  state?: unknown;
}

/**
 * A link to a page (`to` is a path, also relative to the route) or to an absolute URL, which the browser opens itself.
 * Without JSX, because the release tool evaluates this module in Node, which removes types only.
 * The library's own link adds the prefetching of its framework mode: 2 kB on every page, and two effects and a new ref for each link.
 */
export const Link = ({
  to,
  replace,
  state,
  preventScrollReset = false,
  reloadDocument,
  target,
  onClick,
  children,
  ...attributes
}: LinkProps) => {
  const absolute = typeof to === 'string' && ABSOLUTE.test(to) ? to : undefined;
  const href = useHref(to);
  const navigate = useLinkClickHandler(to, {
    state,
    preventScrollReset,
    ...(target && { target }),
    ...(replace !== undefined && { replace }),
  });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented && !reloadDocument && !absolute) navigate(event);
  };
  return createElement('a', { ...attributes, target, href: absolute ?? href, onClick: click }, children);
};

export interface NavLinkProps extends LinkProps {
  /** Whether pages below `to` do not count as the current one. */
  end?: boolean;
}

/** A link with `aria-current="page"` on its page and on the pages below it. Like routes, paths match in any case. */
export const NavLink = ({ end = false, ...rest }: NavLinkProps) => {
  const pathname = useLocation().pathname.toLowerCase();
  const target = useResolvedPath(rest.to).pathname.toLowerCase();
  const isCurrent = pathname === target || (!end && pathname.startsWith(`${target}/`));
  return createElement(Link, { 'aria-current': isCurrent ? 'page' : undefined, ...rest });
};
