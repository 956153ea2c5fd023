import type { ReactNode } from 'react';
import { color, text } from 'shared-lib/theme';
import styled from 'styled-components';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 1rem;
  h1 {
    ${text.pageTitle}
  }
  p {
    color: ${color.muted};
    font-size: 0.9375rem;
  }
`;

interface Props {
  title: string;
  text: string;
  /** The primary action of the page. */
  action?: ReactNode;
}

export const HomeHead = ({ title, text: description, action }: Props) => (
  <Head>
    <div>
      <h1>{title}</h1>
      <p>{description}</p>
    </div>
    {action}
  </Head>
);
