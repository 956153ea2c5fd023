import { shape } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { sectorLook } from './sector-look.ts';

const Octagon = styled.span<{ $ink: string; $ground: string }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  background: ${({ $ground }) => $ground};
  color: ${({ $ink }) => $ink};
  clip-path: ${shape.octagon};
`;

/** The sector's icon in its colour. */
export const SectorMark = ({ name }: { name: string }) => {
  const { icon, ink, ground } = sectorLook(name);
  return (
    <Octagon $ink={ink} $ground={ground}>
      <Icon icon={icon} size={20} />
    </Octagon>
  );
};
