import { color, shape } from 'shared-lib/theme';
import { Icon, type IconGlyph } from 'shared-lib/ui/icon';
import styled from 'styled-components';

type Tone = 'light' | 'dark';

interface Colors {
  background: string;
  /** Rings and horizon of the pattern. */
  line: string;
  tile: string;
  icon: string;
}

const tones: Record<Tone, Colors> = {
  light: { background: color.sand100, line: color.sand200, tile: color.white, icon: color.nile600 },
  dark: { background: color.ink900, line: color.ink700, tile: color.ink800, icon: color.brass400 },
};

/** Background pattern: a horizon and two rings around the centre. */
const pattern = ({ background, line }: Colors) =>
  [
    `linear-gradient(${line}, ${line}) 50% / 100% 1px no-repeat`,
    `radial-gradient(circle, transparent 5.5rem, ${line} 5.55rem 5.6rem, transparent 5.65rem 7.5rem, ${line} 7.55rem 7.6rem, transparent 7.65rem)`,
    background,
  ].join(', ');

const Plate = styled.div<{ $tone: Tone }>`
  display: grid;
  place-items: center;
  block-size: 100%;
  background: ${({ $tone }) => pattern(tones[$tone])};
`;
const Tile = styled.span<{ $tone: Tone }>`
  display: grid;
  place-items: center;
  inline-size: 6rem;
  block-size: 6rem;
  background: ${({ $tone }) => tones[$tone].tile};
  color: ${({ $tone }) => tones[$tone].icon};
  clip-path: ${shape.octagon};
  svg {
    inline-size: 2.25rem;
    block-size: 2.25rem;
  }
`;

/** Fallback of a card without a picture. */
export const IconPlate = ({ icon, tone = 'light' }: { icon: IconGlyph; tone?: Tone }) => (
  <Plate $tone={tone}>
    <Tile $tone={tone}>
      <Icon icon={icon} size={30} />
    </Tile>
  </Plate>
);
