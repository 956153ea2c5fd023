import { color, text } from 'shared-lib/theme';
import styled from 'styled-components';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--s4);
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
}

export const HomeHead = ({ title, text: description }: Props) => (
  <Head>
    <div>
      <h1>{title}</h1>
      <p>{description}</p>
    </div>
  </Head>
);
