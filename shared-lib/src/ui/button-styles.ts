import { color, media, motion, shape, weight } from 'shared-lib/theme';
import { css } from 'styled-components';
import { forwardIconHover } from './icon.tsx';

export type ButtonTone = 'primary' | 'accent' | 'outline' | 'light' | 'quiet' | 'danger' | 'dangerQuiet';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonStyleProps {
  $tone: ButtonTone;
  $size: ButtonSize;
  $block: boolean;
}

const tones: Record<ButtonTone, string> = {
  primary: `
    background: ${color.ink900};
    color: ${color.onDark};
    &:hover { background: ${color.ink700}; }
    &:active { background: ${color.ink950}; }
  `,
  /** At most one per view, and only on an ink or nile surface. */
  accent: `
    background: ${color.brass400};
    color: ${color.ink950};
    &:hover { background: ${color.accentHover}; }
  `,
  outline: `
    border-color: ${color.ink900};
    color: ${color.ink900};
    &:hover { background: ${color.ink900}; color: ${color.onDark}; }
  `,
  /** The outline variant for dark surfaces. */
  light: `
    border-color: rgb(251 249 244 / .55);
    color: ${color.onDark};
    &:hover { background: ${color.onDark}; color: ${color.ink900}; }
  `,
  quiet: `
    background: ${color.surface};
    border-color: ${color.line};
    color: ${color.text};
    &:hover { border-color: ${color.lineStrong}; }
  `,
  danger: `
    background: ${color.danger};
    color: ${color.white};
    &:hover { background: #8A211A; }
  `,
  dangerQuiet: `
    background: ${color.white};
    border-color: #E3B8B2;
    color: ${color.danger};
    &:hover { border-color: ${color.danger}; }
  `,
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-block-size: 2.5rem; padding: var(--s1) var(--s4); font-size: var(--fs-sm);',
  medium: 'min-block-size: 3rem; padding: var(--s2) var(--s6); font-size: .9375rem;',
  large: 'min-block-size: 3.375rem; padding: var(--s2) var(--s7); font-size: 1rem;',
};

/** Layout of the content inside a button: one centred row. */
export const buttonContentStyles = `
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--s2h);
`;

export const buttonStyles = css<ButtonStyleProps>`
  ${buttonContentStyles}
  border: 1px solid transparent;
  border-radius: ${shape.radius};
  background: none;
  font-weight: ${weight.strong};
  line-height: 1.6;
  white-space: nowrap;
  cursor: pointer;
  transition:
    background ${motion.base} ${motion.ease},
    color ${motion.base},
    border-color ${motion.base};
  ${({ $size }) => sizes[$size]}
  ${({ $tone }) => tones[$tone]}
  ${({ $block }) => $block && 'inline-size: 100%; white-space: normal;'}
  ${({ $size }) => $size === 'small' && `${media.phone} { min-block-size: 2.75rem; }`}
  ${media.narrowest} {
    white-space: normal;
  }
  ${forwardIconHover}
  &:disabled:not([data-early]),
  &[aria-disabled='true'] {
    background: ${color.sand200};
    color: ${color.disabled};
    border-color: transparent;
    cursor: not-allowed;
  }
  ${media.print} {
    display: none;
  }
`;
