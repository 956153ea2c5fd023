import { useId, type ReactNode } from 'react';
import { color } from 'shared-lib/theme';
import styled from 'styled-components';

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
  padding-block-start: var(--s12);
  h2 {
    font-size: 1.5rem;
    line-height: 1.5;
  }
  h2 + p {
    margin-block-start: var(--s1h);
    color: ${color.muted};
  }
`;

interface Props {
  title: string;
  text?: string;
  children: ReactNode;
}

/** A titled section of the study page. */
export const StudySection = ({ title, text, children }: Props) => {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {children}
    </Box>
  );
};
