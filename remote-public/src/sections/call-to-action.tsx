import type { ReactNode } from 'react';
import { color } from 'shared-lib/theme';
import { Wrap } from 'shared-lib/ui/section';
import styled from 'styled-components';
import { Cluster } from 'shared-lib/ui/stack';

const Band = styled.section`
  --heading: ${color.white};
  --focus: ${color.brass400};
  background: ${color.nile600};
  color: ${color.white};
`;
const Content = styled(Wrap)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s8);
  padding-block: var(--s14);
  p {
    max-inline-size: 40rem;
    margin-block-start: var(--s2);
    color: ${color.nile100};
  }
`;
interface Props {
  id: string;
  title: string;
  text: string;
  /** One or two button links. */
  actions: ReactNode;
}

/** Closing band of a page with its next steps. */
export const CallToAction = ({ id, title, text, actions }: Props) => (
  <Band aria-labelledby={id}>
    <Content>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <Cluster $gap="3">{actions}</Cluster>
    </Content>
  </Band>
);
