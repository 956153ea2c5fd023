import { color, shape } from 'shared-lib/theme';
import styled from 'styled-components';
import { Icon, type IconGlyph } from './icon.tsx';

const tones = {
  nile: `background: ${color.nile50}; color: ${color.nile600};`,
  brass: `background: ${color.brass100}; color: ${color.brass700};`,
  clay: `background: ${color.clay100}; color: ${color.clay600};`,
} as const;
export type IconTileTone = keyof typeof tones;

const Octagon = styled.span<{ $edge: number; $tone: IconTileTone }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${({ $edge }) => $edge / 16}rem;
  block-size: ${({ $edge }) => $edge / 16}rem;
  ${({ $tone }) => tones[$tone]}
  clip-path: ${shape.octagon};
`;

interface Props {
  icon: IconGlyph;
  size?: number;
  tone?: IconTileTone;
}

/** An icon in an octagon: 40 px in menus and lists, larger in place of a picture. */
export const IconTile = ({ icon, size = 40, tone = 'nile' }: Props) => (
  <Octagon $edge={size} $tone={tone}>
    <Icon icon={icon} size={size >= 64 ? 30 : 20} />
  </Octagon>
);
