import { useId, type ReactNode } from 'react';
import { Grid } from '../ui/grid.tsx';
import { Section, SectionHead, type SectionTone } from 'shared-lib/ui/section';
import { ForwardLink } from 'shared-lib/ui/text-link';

interface Props {
  copy: { title: string; text: string; all: string };
  /** Path of the full list. */
  to: string;
  tone: SectionTone;
  children: ReactNode;
}

/** The latest items of one kind; a row to swipe on phones. */
export const LatestBlock = ({ copy, to, tone, children }: Props) => {
  const id = useId();
  return (
    <Section tone={tone} labelledBy={id}>
      <SectionHead id={id} title={copy.title} text={copy.text} tools={<ForwardLink to={to}>{copy.all}</ForwardLink>} />
      <Grid $snap>{children}</Grid>
    </Section>
  );
};
