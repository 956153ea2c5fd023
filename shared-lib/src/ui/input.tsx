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

const CHEVRON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='20' height='20' fill='none' stroke='%230A272C' stroke-width='1.75'%3E%3Cpath d='m5 8 5 5 5-5'/%3E%3C/svg%3E";

export const Select = styled.select`
  ${inputStyles}
  appearance: none;
  padding-inline-end: 2.75rem;
  background-image: url('${CHEVRON}');
  background-repeat: no-repeat;
  ${physical('background-position', 'left .875rem center')}
  cursor: pointer;
`;
