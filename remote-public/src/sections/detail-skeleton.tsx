import { media, surface } from 'shared-lib/theme';
import { Section, Wrap } from 'shared-lib/ui/section';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import styled from 'styled-components';
import { AsideLayout } from './aside-layout.tsx';

const Head = styled.div`
  ${surface.dark}
  ${media.stacked} {
    padding-block-end: 11rem;
  }
`;
const HeadText = styled(Wrap)`
  display: grid;
  gap: var(--s5);
  padding-block: clamp(var(--s10), 5vw, var(--s18));
`;
const Bar = styled(Skeleton)`
  max-inline-size: 100%;
  opacity: 0.18;
`;

/** Skeleton of a detail page. `title` names the kind of page. */
export const DetailSkeleton = ({ title }: { title: string }) => (
  <>
    <Head>
      <HeadText>
        <VisuallyHidden as="h1">{title}</VisuallyHidden>
        <Bar $inline="16rem" $block="1.5rem" />
        <Bar $inline="26rem" $block="3.75rem" />
        <Bar $inline="40rem" $block="4.5rem" />
        <Bar $inline="18rem" $block="3rem" />
      </HeadText>
    </Head>
    <Section label={title}>
      <LoadingArea>
        <AsideLayout label={title} aside={<Skeleton $block="21rem" />}>
          {['12rem', '18rem', '14rem', '24rem'].map((block) => (
            <Skeleton key={block} $block={block} />
          ))}
        </AsideLayout>
      </LoadingArea>
    </Section>
  </>
);
