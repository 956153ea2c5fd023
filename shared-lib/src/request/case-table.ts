import { color, text, weight } from 'shared-lib/theme';
import styled from 'styled-components';

/** Wide tables scroll inside. */
export const CaseScroll = styled.div`
  contain: inline-size;
  overflow-x: auto;
`;
export const CaseTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  ${text.sm}
  ${text.tabular}
  th,
  td {
    padding: var(--s2) var(--s3);
    border-block-end: 1px solid ${color.line};
    text-align: start;
    white-space: nowrap;
  }
  thead th {
    background: ${color.sand100};
    font-weight: ${weight.medium};
  }
  tbody th {
    color: ${color.text2};
    font-weight: ${weight.body};
  }
`;
export const CaseTitle = styled.h3`
  ${text.h4}
`;
export const CaseHint = styled.p`
  ${text.sm}
  color: ${color.text2};
`;
