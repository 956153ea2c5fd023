import { useSearchParams } from 'shared-lib/router';
import { Section } from 'shared-lib/ui/section';
import land from '../art/land.svg';
import { search } from '../copy/search.ts';
import { SearchForm } from '../features/search/search-form.tsx';
import { readSearchState } from '../features/search/search-state.ts';
import { SearchView } from '../features/search/search-view.tsx';
import { FlatHead } from '../sections/flat-head.ts';
import { PageHead } from '../sections/page-head.tsx';
import { breadcrumbsTo } from '../seo/breadcrumbs.ts';

export const SearchPage = () => {
  const [params] = useSearchParams();
  const searchState = readSearchState(params);
  return (
    <main>
      <FlatHead>
        <PageHead
          breadcrumbs={breadcrumbsTo({ label: search.title })}
          title={search.title}
          text={search.text}
          art={land}
        />
      </FlatHead>
      <Section label={search.results}>
        <SearchForm q={searchState.q} />
        <SearchView searchState={searchState} />
      </Section>
    </main>
  );
};
