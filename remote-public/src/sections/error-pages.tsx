import type { ReactNode } from 'react';
import { BlockFailed } from 'shared-lib/ui/block-failed';
import { ButtonLink } from 'shared-lib/ui/button';
import type { Crumb } from 'shared-lib/ui/breadcrumbs';
import { Grid } from '../ui/grid.tsx';
import { Section, SectionHead } from 'shared-lib/ui/section';
import { PageHead } from './page-head.tsx';

const SUGGESTIONS_ID = 'suggestions';

interface HeadProps {
  breadcrumbs: readonly Crumb[];
  /** URL of a dark picture. */
  art: string;
}

interface NotFoundProps extends HeadProps {
  copy: { title: string; text: string; suggestions: string; all: string };
  /** Path of the full list. */
  to: string;
  /** Cards of similar records; empty when they could not be loaded. */
  suggestions: readonly ReactNode[];
}

/** Content of a detail page without its record (404), with suggestions. */
export const NotFoundPage = ({ breadcrumbs, art, copy, to, suggestions }: NotFoundProps) => (
  <>
    <PageHead
      breadcrumbs={breadcrumbs}
      title={copy.title}
      text={copy.text}
      art={art}
      actions={
        <ButtonLink tone="accent" to={to}>
          {copy.all}
        </ButtonLink>
      }
    />
    {suggestions.length > 0 && (
      <Section labelledBy={SUGGESTIONS_ID}>
        <SectionHead id={SUGGESTIONS_ID} title={copy.suggestions} />
        <Grid>{suggestions}</Grid>
      </Section>
    )}
  </>
);

interface UnavailableProps extends HeadProps {
  copy: { title: string; text: string };
  message: string;
  isTrying: boolean;
  onRetry: () => void;
}

/** Content of a detail page whose record could not be loaded (503), with a retry. */
export const UnavailablePage = ({ breadcrumbs, art, copy, ...failure }: UnavailableProps) => (
  <>
    <PageHead breadcrumbs={breadcrumbs} title={copy.title} text={copy.text} art={art} />
    <Section label={copy.title}>
      <BlockFailed {...failure} />
    </Section>
  </>
);
