import { color, shadow } from 'shared-lib/theme';
import { Picture } from 'shared-lib/ui/picture';
import styled, { css } from 'styled-components';

/** Upright covers show their head; pictures of another shape fill the place. */
const cut = css`
  aspect-ratio: 4 / 3;
  img {
    block-size: 100%;
    object-fit: cover;
    object-position: 50% 0;
  }
`;
/** The ground that a cover lies on; in a row of cards its foot is cut, so that the cards are of one height. */
const Ground = styled.div<{ $cut: boolean }>`
  padding: ${({ $cut }) => ($cut ? '1.75rem 1.75rem 0' : '2.5rem')};
  overflow: hidden;
  background: ${color.sand200};
  img {
    inline-size: 100%;
    box-shadow: ${shadow.menu};
  }
  ${({ $cut }) => $cut && cut}
`;

interface Props {
  src: string | null;
  sizes: string;
  whole?: boolean;
}

export const StudyCover = ({ src, sizes, whole = false }: Props) => (
  <Ground $cut={!whole}>
    <Picture src={src} alt="" width={900} height={1200} sizes={sizes} priority={whole} />
  </Ground>
);
