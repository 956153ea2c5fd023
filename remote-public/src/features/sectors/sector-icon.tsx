import { shape } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { sectorStyle } from './sector-style.ts';

const Octagon = styled.span<{ $foreground: string; $background: string }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  background: ${({ $background }) => $background};
  color: ${({ $foreground }) => $foreground};
  clip-path: ${shape.octagon};
`;

/** Icon of a sector in its colors. */
export const SectorIcon = ({ name }: { name: string }) => {
  const { icon, foreground, background } = sectorStyle(name);
  return (
    <Octagon $foreground={foreground} $background={background}>
      <Icon icon={icon} size={20} />
    </Octagon>
  );
};
