import { useId, type ReactNode } from 'react';
import { color, DEFERRED_SECTION, deferredLayout, paperStack, SCREEN_ONLY } from 'shared-lib/theme';
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
  ${deferredLayout(30)}
  ${paperStack}
`;

interface Props {
  title: string;
  text?: string;
  /** Leaves it out of the printed study: controls, and pictures of the file's own pages. */
  screenOnly?: boolean;
  children: ReactNode;
}

/** A titled section of the study page. */
export const StudySection = ({ title, text, screenOnly = false, children }: Props) => {
  const id = useId();
  return (
    <Box aria-labelledby={id} {...DEFERRED_SECTION} {...(screenOnly && SCREEN_ONLY)}>
      <div>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {children}
    </Box>
  );
};
