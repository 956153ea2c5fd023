import { useState, type ReactNode } from 'react';
import { color } from 'shared-lib/theme';
import styled from 'styled-components';

const Box = styled.details`
  padding-inline-start: var(--s9);
  summary {
    min-block-size: 2rem;
    color: ${color.link};
    font-size: var(--fs-sm);
    cursor: pointer;
  }
`;

/** A form below a phase that is rarely needed. It exists from the first opening on, so that its text stays when it is closed. */
export const Details = ({ label, children }: { label: string; children: ReactNode }) => {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Box onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}>
      <summary>{label}</summary>
      {wasOpened && children}
    </Box>
  );
};
