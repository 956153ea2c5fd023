import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ComponentType, SVGProps } from 'react';
import { motion, physical } from 'shared-lib/theme';
import styled from 'styled-components';

/** A Lucide icon. Import icons one by one: `import Phone from 'lucide-react/icons/phone'`. */
export type IconGlyph = ComponentType<Omit<SVGProps<SVGSVGElement>, 'ref'> & { size?: number | string }>;

interface Props {
  icon: IconGlyph;
  /** Size in px; by default it follows the text (1.25 em). */
  size?: 16 | 20 | 24 | 30 | undefined;
  className?: string | undefined;
  /** Flips an icon that is designed for left-to-right text. */
  mirrored?: boolean;
  /** Accessible name, for an icon without text beside it. Without one the icon is hidden from screen readers. */
  label?: string | undefined;
}

const StyledIcon = styled.svg<{ $size: Props['size']; $mirrored: boolean }>`
  flex: none;
  max-inline-size: none;
  inline-size: ${({ $size }) => ($size ? `${$size / 16}rem` : '1.25em')};
  block-size: ${({ $size }) => ($size ? `${$size / 16}rem` : '1.25em')};
  ${({ $mirrored }) => $mirrored && 'transform: scaleX(-1);'}
`;

const LARGE = 30;

export const Icon = ({ icon, size, mirrored = false, label, ...rest }: Props) => (
  <StyledIcon
    as={icon}
    $size={size}
    $mirrored={mirrored}
    strokeWidth={size === LARGE ? 1.5 : 1.75}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    {...rest}
  />
);

/** Styles for a link or button: its `ForwardIcon` moves 4 px to the left on hover. */
export const forwardIconHover = `
  .go { transition: transform ${motion.base} ${motion.ease}; }
  &:hover .go { ${physical('transform', 'translateX(-4px)')} }
`;

/** Arrow to the left, the reading direction. Moves 4 px on hover of its link or button (see `forwardIconHover`). */
export const ForwardIcon = () => <Icon icon={ArrowLeft} className="go" />;
