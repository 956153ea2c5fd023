import { useSearchParams } from 'shared-lib/router';
import { Section } from 'shared-lib/ui/section';
import market from '../art/gulf-market.svg';
import { articles } from '../copy/articles.ts';
import { BlogFilters } from '../features/articles/blog-filters.tsx';
import { BlogList } from '../features/articles/blog-list.tsx';
import { readBlogListState } from '../features/articles/blog-list-state.ts';
import { PageHead } from '../sections/page-head.tsx';
import { breadcrumbsTo } from '../seo/breadcrumbs.ts';

export const BlogPage = () => {
  const [search] = useSearchParams();
  const listState = readBlogListState(search);
  return (
    <main>
      <PageHead
        breadcrumbs={breadcrumbsTo({ label: articles.title })}
        title={articles.title}
        text={articles.text}
        art={market}
      />
      <Section label={articles.list}>
        <BlogFilters listState={listState} />
        <BlogList listState={listState} />
      </Section>
    </main>
  );
};
