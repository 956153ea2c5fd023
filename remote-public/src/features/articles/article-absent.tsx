import { paths } from 'shared-lib/paths';
import { Breadcrumbs } from 'shared-lib/ui/breadcrumbs';
import { ButtonLink } from 'shared-lib/ui/button';
import { Section, SectionHead } from 'shared-lib/ui/section';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import styled from 'styled-components';
import { articles } from '../../copy/articles.ts';
import { BlockFailed } from '../../sections/block-failed.tsx';
import { trailTo } from '../../seo/breadcrumbs.ts';

const blog = { label: articles.title, to: paths.blog() };
const Column = styled.div`
  display: grid;
  gap: 1.5rem;
`;

/** No article has this address. */
export const ArticleMissing = () => {
  const { title, text, action } = articles.article.missing;
  return (
    <Section>
      <Column>
        <Breadcrumbs items={trailTo(blog, { label: title })} />
        <SectionHead level={1} title={title} text={text} tools={<ButtonLink to={paths.blog()}>{action}</ButtonLink>} />
      </Column>
    </Section>
  );
};

interface FailedProps {
  isTrying: boolean;
  onRetry: () => void;
}

/** There may be such an article; it could not be had. */
export const ArticleFailed = (props: FailedProps) => (
  <Section>
    <Column>
      <Breadcrumbs items={trailTo(blog, { label: articles.article.failedTitle })} />
      <h1>{articles.article.failedTitle}</h1>
      <BlockFailed message={articles.article.failed} {...props} />
    </Column>
  </Section>
);

/** An article that is on its way, in about its measures. */
export const ArticleWaiting = () => (
  <Section>
    <VisuallyHidden as="h1">{articles.article.waiting}</VisuallyHidden>
    <LoadingArea>
      <Column>
        <Skeleton $inline="min(40rem, 100%)" $block="6rem" />
        <Skeleton $ratio="21 / 9" />
        <Skeleton $inline="min(44rem, 100%)" $block="40rem" />
      </Column>
    </LoadingArea>
  </Section>
);
