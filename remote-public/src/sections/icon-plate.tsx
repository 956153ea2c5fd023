import { color } from 'shared-lib/theme';
import type { IconGlyph } from 'shared-lib/ui/icon';
import { IconTile } from 'shared-lib/ui/icon-tile';
import styled from 'styled-components';

const Plate = styled.div`
  display: grid;
  place-items: center;
  block-size: 100%;
  background: ${color.sand100};
`;

/** Stands where a card has no picture. */
export const IconPlate = ({ icon }: { icon: IconGlyph }) => (
  <Plate>
    <IconTile icon={icon} size={96} />
  </Plate>
);
