import { requestPanels } from 'shared-lib/copy';
import { Link } from 'shared-lib/router';
import { color, media, shape } from 'shared-lib/theme';
import styled from 'styled-components';

const Row = styled.nav`
  display: none;
  ${media.stacked} {
    position: sticky;
    z-index: 12;
    inset-block-start: var(--header);
    display: block;
    margin-inline: -1.25rem;
    background: ${color.sand100};
    overflow-x: auto;
    scrollbar-width: none;
  }
  ul {
    display: flex;
    gap: 0.5rem;
    padding: 0.5rem 1.25rem;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding-inline: 1rem;
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
