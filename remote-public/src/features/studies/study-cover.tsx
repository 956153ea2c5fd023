import { color, shadow } from 'shared-lib/theme';
import { Picture } from 'shared-lib/ui/picture';
import styled from 'styled-components';

/** The ground that a cover lies on; in a row of cards its foot is cut, so that the cards are of one height. */
const Ground = styled.div<{ $cut: boolean }>`
  padding: ${({ $cut }) => ($cut ? '1.75rem 1.75rem 0' : '2.5rem')};
  overflow: hidden;
  background: ${color.sand200};
  ${({ $cut }) => $cut && 'aspect-ratio: 1 / 1.08;'}
  img {
    inline-size: 100%;
    box-shadow: ${shadow.menu};
  }
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
