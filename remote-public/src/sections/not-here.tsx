import type { ReactNode } from 'react';
import { BlockFailed } from 'shared-lib/ui/block-failed';
import { ButtonLink } from 'shared-lib/ui/button';
import type { Crumb } from 'shared-lib/ui/breadcrumbs';
import { Grid } from 'shared-lib/ui/grid';
import { Section, SectionHead } from 'shared-lib/ui/section';
import { PageHead } from './page-head.tsx';

const SUGGESTIONS_ID = 'suggestions';

interface HeadProps {
  trail: readonly Crumb[];
  /** Address of a dark drawing. */
  art: string;
}

interface MissingProps extends HeadProps {
  words: { title: string; text: string; suggestions: string; all: string };
  /** Where everything of the kind is. */
  to: string;
  /** Cards of others of the kind; none when they could not be had. */
  suggested: readonly ReactNode[];
}

/** Nothing has this address: says so and shows others. */
export const Missing = ({ trail, art, words, to, suggested }: MissingProps) => (
  <>
    <PageHead
      trail={trail}
      title={words.title}
      text={words.text}
      art={art}
      actions={
        <ButtonLink tone="accent" to={to}>
          {words.all}
        </ButtonLink>
      }
    />
    {suggested.length > 0 && (
      <Section labelledBy={SUGGESTIONS_ID}>
        <SectionHead id={SUGGESTIONS_ID} title={words.suggestions} />
        <Grid>{suggested}</Grid>
      </Section>
    )}
  </>
);

interface UnavailableProps extends HeadProps {
  words: { title: string; text: string };
  message: string;
  isTrying: boolean;
  onRetry: () => void;
}

/** There may be such a thing; it could not be had. */
export const Unavailable = ({ trail, art, words, ...failure }: UnavailableProps) => (
  <>
    <PageHead trail={trail} title={words.title} text={words.text} art={art} />
    <Section label={words.title}>
      <BlockFailed {...failure} />
    </Section>
  </>
);
