import { requestPanels } from 'shared-lib/copy';
import { Link, useLocation } from 'shared-lib/router';
import { color, media, shape } from 'shared-lib/theme';
import styled from 'styled-components';
import { useEffect } from 'react';

const ITEM = /^(?:message|file)-\d+$|^(?:quote|agreement|appointment|rating|checklist|case|messages|files|path)$/;

/**
 * Scrolls to what a link points to and focuses it, once per visit of the link. Emails and notifications use the query
 * (`?at=message-12`), because it survives the redirect to the sign-in; links within the site may use the hash.
 * @param isReady whether the page shows the request
 */
export const useLinkedItem = (isReady: boolean): void => {
  const location = useLocation();
  useEffect(() => {
    const item = new URLSearchParams(location.search).get('at') ?? location.hash.slice(1);
    const element = isReady && ITEM.test(item) ? document.getElementById(item) : null;
    if (!element) return;
    // Older versions of a file are behind a disclosure.
    const details = element.closest('details');
    if (details) details.open = true;
    element.scrollIntoView({ block: 'start' });
    // A panel takes the focus only when a link points to it.
    if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
    element.focus({ preventScroll: true });
  }, [isReady, location]);
};

const Row = styled.nav`
  display: none;
  ${media.stackedOnScreen} {
    position: sticky;
    z-index: 9;
    inset-block-start: var(--header);
    display: block;
    margin-inline: calc(-1 * var(--s5));
    background: ${color.sand100};
    overflow-x: auto;
    scrollbar-width: none;
  }
  ul {
    display: flex;
    gap: var(--s2);
    padding: var(--s2) var(--s5);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding-inline: var(--s4);
    border: 1px solid ${color.line};
    border-radius: ${shape.radius};
    background: ${color.white};
    font-size: var(--fs-sm);
    white-space: nowrap;
  }
`;

interface Props {
  /** Label and id of each panel, in the order of the page. */
  items: readonly { label: string; id: string }[];
}

/** Links to the panels of a long page, on phones. */
export const JumpLinks = ({ items }: Props) => (
  <Row aria-label={requestPanels.sections}>
    <ul>
      {items.map(({ label, id }) => (
        <li key={id}>
          <Link to={`#${id}`}>{label}</Link>
        </li>
      ))}
    </ul>
  </Row>
);
