import type { ReactNode } from 'react';
import { color, media, surface, text } from 'shared-lib/theme';
import styled from 'styled-components';

/** The rows of a page of settings. */
export const SettingRows = styled.div`
  border: 1px solid ${color.line};
  ${surface.light}
`;
const Row = styled.section`
  display: grid;
  grid-template-columns: 17rem minmax(0, 1fr);
  gap: var(--s5) var(--s8);
  padding: var(--s7) var(--s6);
  & + & {
    border-block-start: 1px solid ${color.line};
  }
  h2 {
    font-size: 1.0625rem;
    line-height: 1.7;
  }
  header p {
    ${text.sm}
    color: ${color.text2};
  }
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
    padding: var(--s5);
  }
`;
const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--s5);
  min-inline-size: 0;
`;
/** The fields of a form in a row. */
export const FormStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
`;
/** Buttons below the fields of a row. */
export const RowActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2h);
`;

interface Props {
  title: string;
  /** What the setting does. */
  text: string;
  children: ReactNode;
}

/** A setting: what it is at the right, its controls at the left. */
export const SettingRow = ({ title, text: description, children }: Props) => (
  <Row aria-label={title}>
    <header>
      <h2>{title}</h2>
      <p>{description}</p>
    </header>
    <Content>{children}</Content>
  </Row>
);
