import { useId, type ReactNode } from 'react';
import { Grid } from 'shared-lib/ui/grid';
import { Section, SectionHead, type SectionTone } from 'shared-lib/ui/section';
import { ForwardLink } from 'shared-lib/ui/text-link';

interface Props {
  words: { title: string; text: string; all: string };
  /** Where everything of the kind is. */
  to: string;
  tone: SectionTone;
  /** The cards. */
  children: ReactNode;
}

/** What was published last of one kind; a row to swipe on phones. */
export const LatestBlock = ({ words, to, tone, children }: Props) => {
  const id = useId();
  return (
    <Section tone={tone} labelledBy={id}>
      <SectionHead
        id={id}
        title={words.title}
        text={words.text}
        tools={<ForwardLink to={to}>{words.all}</ForwardLink>}
      />
      <Grid $snap>{children}</Grid>
    </Section>
  );
};
