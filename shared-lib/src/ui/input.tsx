import { physical, color, motion, shape } from 'shared-lib/theme';
import styled, { css } from 'styled-components';

/** Styles shared by all text inputs. `aria-invalid` and `disabled` are the only states besides hover and focus. */
const inputStyles = css`
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

/** Bare inputs. Inside a form use the fields of `shared-lib/form`, which add labels and error messages. */
export const Input = styled.input`
  ${inputStyles}
`;

export const TextArea = styled.textarea`
  ${inputStyles}
  min-block-size: 9rem;
  resize: vertical;
`;

/** Quotes are encoded: a quote inside `url('…')` would end it. */
const CHEVRON =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%2220%22 height=%2220%22 fill=%22none%22 stroke=%22%230A272C%22 stroke-width=%221.75%22%3E%3Cpath d=%22m5 8 5 5 5-5%22/%3E%3C/svg%3E';

export const Select = styled.select`
  ${inputStyles}
  appearance: none;
  padding-inline-end: 2.75rem;
  background-image: url('${CHEVRON}');
  background-repeat: no-repeat;
  ${physical('background-position', 'left .875rem center')}
  cursor: pointer;
  /* The arrow is a picture in a fixed colour. */
  @media (forced-colors: active) {
    appearance: auto;
    background-image: none;
  }
`;
