import { color, physical, text, weight } from 'shared-lib/theme';
import styled from 'styled-components';
import map from '../../art/map-giza.svg';
import { contact } from '../../copy/contact.ts';

const MapContainer = styled.div`
  position: relative;
  img {
    inline-size: 100%;
    block-size: auto;
  }
`;
/** Positioned in percent of the map, independent of the text direction. */
const MapLabel = styled.span<{ $x: number; $y: number }>`
  position: absolute;
  ${({ $x }) => physical('left', `${$x}%`)}
  inset-block-start: ${({ $y }) => $y}%;
  padding-inline: var(--s2);
  ${text.xs}
  font-weight: ${weight.strong};
`;
const Office = styled(MapLabel)`
  background: ${color.ink900};
  color: ${color.white};
`;
const River = styled(MapLabel)`
  background: ${color.nile600};
  color: ${color.white};
`;
const Pyramids = styled(MapLabel)`
  color: #4c3a14;
`;

const { mapLabels } = contact.cards;

/** Map of the office. Decorative: the card has the postal address as text. */
export const OfficeMap = () => (
  <MapContainer>
    <img src={map} alt={contact.cards.map} width={1200} height={800} fetchPriority="low" loading="lazy" />
    <div aria-hidden="true">
      <Pyramids $x={21} $y={66}>
        {mapLabels.pyramids}
      </Pyramids>
      <River $x={77} $y={73}>
        {mapLabels.nile}
      </River>
      <Office $x={35} $y={57}>
        {mapLabels.office}
      </Office>
    </div>
  </MapContainer>
);
