import type { Sector } from 'shared-lib/contracts';
import { color, shape } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { sectorColor, sectorGlyph } from './sector-style.ts';

const Octagon = styled.span<{ $color: string }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  background: color-mix(in srgb, ${({ $color }) => $color} 12%, ${color.white});
  color: ${({ $color }) => $color};
  clip-path: ${shape.octagon};
`;

/** Icon of a sector in its colour, on a light shade of it. */
export const SectorIcon = ({ sector }: { sector: Sector }) => (
  <Octagon $color={sectorColor(sector)}>
    <Icon icon={sectorGlyph(sector)} size={20} />
  </Octagon>
);
