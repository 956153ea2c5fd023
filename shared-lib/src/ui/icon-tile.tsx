import { color, shape } from 'shared-lib/theme';
import styled from 'styled-components';
import { Icon, type IconGlyph } from './icon.tsx';

const Octagon = styled.span<{ $edge: number }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${({ $edge }) => $edge / 16}rem;
  block-size: ${({ $edge }) => $edge / 16}rem;
  background: ${color.nile50};
  color: ${color.nile600};
  clip-path: ${shape.octagon};
`;

/** An icon in an octagon: 40 px in menus and lists, larger in place of a picture. */
export const IconTile = ({ icon, size = 40 }: { icon: IconGlyph; size?: number }) => (
  <Octagon $edge={size}>
    <Icon icon={icon} size={size >= 64 ? 30 : 20} />
  </Octagon>
);
