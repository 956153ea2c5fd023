import FileCheck from 'lucide-react/icons/file-check';
import { color, media, shape, surface } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s3);
  ${media.stackedOnScreen} {
    grid-template-columns: minmax(0, 1fr);
  }
  li {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    align-items: center;
    gap: var(--s4);
    padding: var(--s4) var(--s5);
    border: 1px solid ${color.line};
    ${surface.light}
  }
`;
const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  background: ${color.nile50};
  color: ${color.nile600};
  clip-path: ${shape.octagon};
`;

/** What the client receives, one tile each. */
export const DeliverableTiles = ({ items }: { items: readonly string[] }) => (
  <Tiles>
    {items.map((item) => (
      <li key={item}>
        <Mark>
          <Icon icon={FileCheck} size={20} />
        </Mark>
        {item}
      </li>
    ))}
  </Tiles>
);
