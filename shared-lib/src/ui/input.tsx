import { physical } from 'shared-lib/theme';
import styled from 'styled-components';
import { inputStyles } from './input-styles.ts';

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
