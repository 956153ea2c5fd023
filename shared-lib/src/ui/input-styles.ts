import { color, motion, physical, shape } from 'shared-lib/theme';
import { css } from 'styled-components';

/** Styles shared by all text inputs. `aria-invalid` and `disabled` are the only states besides hover and focus. */
export const inputStyles = css`
  inline-size: 100%;
  min-block-size: 3.125rem;
  padding: var(--s2h) var(--s4);
  border: 1px solid ${color.lineStrong};
  border-radius: ${shape.radius};
  background-color: ${color.white};
  color: ${color.text};
  font-size: 1rem;
  line-height: 1.7;
  transition:
    border-color ${motion.fast},
    box-shadow ${motion.fast};
  &::placeholder {
    color: ${color.placeholder};
    opacity: 1;
  }
  &:hover {
    border-color: ${color.ink900};
  }
  &:focus {
    outline: none;
    border-color: ${color.nile600};
    box-shadow: 0 0 0 3px rgb(23 98 95 / 0.22);
  }
  /* Left-to-right content aligns to the right edge too, below its label. */
  &[dir='ltr'] {
    ${physical('text-align', 'right')}
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    background-color: #fffbfa;
  }
  &[aria-invalid='true']:focus {
    box-shadow: 0 0 0 3px rgb(163 39 31 / 0.2);
  }
  &:disabled {
    border-color: ${color.sand300};
    background-color: ${color.sand100};
    color: ${color.disabled};
  }
  /* Forced colours remove box shadows, so the focus needs an outline. */
  @media (forced-colors: active) {
    &:focus {
      outline: 2px solid;
    }
  }
`;
