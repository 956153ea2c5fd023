import { color, shape } from 'shared-lib/theme';
import { Icon, type IconGlyph } from 'shared-lib/ui/icon';
import styled from 'styled-components';

type Tone = 'light' | 'dark';

interface Colours {
  ground: string;
  /** Rings and marks, as a surveyor draws them. */
  line: string;
  tile: string;
  ink: string;
}

const tones: Record<Tone, Colours> = {
  light: { ground: color.sand100, line: color.sand200, tile: color.white, ink: color.nile600 },
  dark: { ground: color.ink900, line: color.ink700, tile: color.ink800, ink: color.brass400 },
};

/** A horizon and two rings around the middle. */
const survey = ({ ground, line }: Colours) =>
  [
    `linear-gradient(${line}, ${line}) 50% / 100% 1px no-repeat`,
    `radial-gradient(circle, transparent 5.5rem, ${line} 5.55rem 5.6rem, transparent 5.65rem 7.5rem, ${line} 7.55rem 7.6rem, transparent 7.65rem)`,
    ground,
  ].join(', ');

const Plate = styled.div<{ $tone: Tone }>`
  display: grid;
  place-items: center;
  block-size: 100%;
  background: ${({ $tone }) => survey(tones[$tone])};
`;
const Tile = styled.span<{ $tone: Tone }>`
  display: grid;
  place-items: center;
  inline-size: 6rem;
  block-size: 6rem;
  background: ${({ $tone }) => tones[$tone].tile};
  color: ${({ $tone }) => tones[$tone].ink};
  clip-path: ${shape.octagon};
  svg {
    inline-size: 2.25rem;
    block-size: 2.25rem;
  }
`;

/** Stands where a card has no picture. */
export const IconPlate = ({ icon, tone = 'light' }: { icon: IconGlyph; tone?: Tone }) => (
  <Plate $tone={tone}>
    <Tile $tone={tone}>
      <Icon icon={icon} size={30} />
    </Tile>
  </Plate>
);
