import { color, shadow } from 'shared-lib/theme';
import { Picture } from 'shared-lib/ui/picture';
import styled, { css } from 'styled-components';

/** In cards all covers have one height, whatever their aspect ratio. The space is reserved before the cover loads. */
const small = css`
  padding: var(--s7);
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
/** Background around a cover. */
const CoverBackground = styled.div<{ $small: boolean }>`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  padding: var(--s10);
  background: ${color.sand200};
  img {
    inline-size: 100%;
    box-shadow: ${shadow.menu};
  }
  ${({ $small }) => $small && small}
`;

/** Widths of a cover in lists. With the same ones elsewhere, the browser shows the file that it has. */
export const CARD_COVER_SIZES = '(max-width: 900px) 85vw, 27rem';

interface Props {
  src: string | null;
  sizes: string;
  isLarge?: boolean;
  preload?: boolean;
}

export const StudyCover = ({ src, sizes, isLarge = false, preload = false }: Props) => (
  <CoverBackground $small={!isLarge}>
    <Picture src={src} alt="" width={900} height={1200} sizes={sizes} priority={isLarge} preload={preload} />
  </CoverBackground>
);
