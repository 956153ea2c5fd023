import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ComponentType, SVGProps } from 'react';
import styled from 'styled-components';

/** An icon of lucide, imported one by one: `import Phone from 'lucide-react/icons/phone'`. */
export type IconGlyph = ComponentType<Omit<SVGProps<SVGSVGElement>, 'ref'> & { size?: number | string }>;

interface Props {
  icon: IconGlyph;
  /** 16, 20, 24 or 30 px of the design; by default it follows the text (1.25 em). */
  size?: 16 | 20 | 24 | 30 | undefined;
  className?: string | undefined;
  /** Drawn for text that runs to the right: turned round for this site's. */
  turned?: boolean;
  /** Names the icon where no text stands beside it; without a name it is hidden from screen readers. */
  label?: string | undefined;
}

const Shape = styled.svg<{ $size: Props['size']; $turned: boolean }>`
  flex: none;
  max-inline-size: none;
  inline-size: ${({ $size }) => ($size ? `${$size / 16}rem` : '1.25em')};
  block-size: ${({ $size }) => ($size ? `${$size / 16}rem` : '1.25em')};
  ${({ $turned }) => $turned && 'transform: scaleX(-1);'}
`;

const LARGE = 30;

export const Icon = ({ icon, size, turned = false, label, ...rest }: Props) => (
  <Shape
    as={icon}
    $size={size}
    $turned={turned}
    strokeWidth={size === LARGE ? 1.5 : 1.75}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    {...rest}
  />
);

/** «Onwards»: points to the left, and moves 4 px further when its link or button is pointed at (see `forwardIconHover`). */
export const ForwardIcon = () => <Icon icon={ArrowLeft} className="go" />;
