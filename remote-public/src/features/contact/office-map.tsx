import { color, physical, text, weight } from 'shared-lib/theme';
import styled from 'styled-components';
import map from '../../art/map-giza.svg';
import { contact } from '../../copy/contact.ts';

const Frame = styled.div`
  position: relative;
  img {
    inline-size: 100%;
    block-size: auto;
  }
`;
/** Names stand where things are on the map, whatever the direction of the text. */
const Place = styled.span<{ $x: number; $y: number }>`
  position: absolute;
  ${({ $x }) => physical('left', `${$x}%`)}
  inset-block-start: ${({ $y }) => $y}%;
  padding-inline: 0.5rem;
  ${text.xs}
  font-weight: ${weight.strong};
`;
const Office = styled(Place)`
  background: ${color.ink900};
  color: ${color.white};
`;
const River = styled(Place)`
  background: ${color.nile600};
  color: ${color.white};
`;
const Pyramids = styled(Place)`
  color: #4c3a14;
`;

const { places } = contact.cards;

/** Where the office is, drawn; the address in words stands above it. */
export const OfficeMap = () => (
  <Frame>
    <img src={map} alt={contact.cards.map} width={1200} height={800} fetchPriority="low" loading="lazy" />
    <div aria-hidden="true">
      <Pyramids $x={21} $y={66}>
        {places.pyramids}
      </Pyramids>
      <River $x={77} $y={73}>
        {places.nile}
      </River>
      <Office $x={35} $y={57}>
        {places.office}
      </Office>
    </div>
  </Frame>
);
