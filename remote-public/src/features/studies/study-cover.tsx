import { color, shadow } from 'shared-lib/theme';
import { Picture } from 'shared-lib/ui/picture';
import styled, { css } from 'styled-components';

/** In a row of cards all covers are of one height, whatever their shape; its place is kept before a cover has come. */
const small = css`
  padding: 1.75rem;
  aspect-ratio: 6 / 5;
  min-block-size: 0;
  img {
    inline-size: auto;
    max-inline-size: 100%;
    block-size: 100%;
    aspect-ratio: auto 3 / 4;
    object-fit: cover;
  }
  span {
    inline-size: auto;
    block-size: 100%;
  }
`;
/** The ground that a cover lies on, whole. */
const Ground = styled.div<{ $small: boolean }>`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  padding: 2.5rem;
  background: ${color.sand200};
  img {
    inline-size: 100%;
    box-shadow: ${shadow.menu};
  }
  ${({ $small }) => $small && small}
`;

interface Props {
  src: string | null;
  sizes: string;
  whole?: boolean;
  ahead?: boolean;
}

export const StudyCover = ({ src, sizes, whole = false, ahead = false }: Props) => (
  <Ground $small={!whole}>
    <Picture src={src} alt="" width={900} height={1200} sizes={sizes} priority={whole} ahead={ahead} />
  </Ground>
);
