import { queryOptions, useQuery } from '@tanstack/react-query';
import { sampleEmail } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { FailedRows } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import { Link, useSearchParams } from 'shared-lib/router';
import { color, hiddenLine, media, weight } from 'shared-lib/theme';
import { Breadcrumbs } from 'shared-lib/ui/breadcrumbs';
import { PageHead } from 'shared-lib/ui/page-head';
import { ScrollRow } from 'shared-lib/ui/scroll-row';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { useStacked } from 'shared-lib/ui/use-stacked';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { emailsCopy as copy } from '../copy/emails.ts';
import { settingsCopy } from '../copy/settings.ts';
import { EmailPreview } from '../features/emails/email-preview.tsx';
import { Columns } from 'shared-lib/ui/stack';

const Nav = styled(ScrollRow)`
  ul {
    display: grid;
  }
  a {
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding: var(--s1) var(--s3h);
    border-inline-start: 3px solid transparent;
    ${hiddenLine}
    color: ${color.text2};
    font-size: 0.9375rem;
  }
  [aria-current] {
    border-color: ${color.brass500};
    background: ${color.white};
    color: ${color.ink900};
    font-weight: ${weight.strong};
  }
  ${media.stacked} {
    ul {
      display: flex;
      inline-size: max-content;
    }
  }
`;

const emails = z.array(sampleEmail);

/** Read again with each visit, because the emails show what the settings hold. */
const emailsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'emails'],
    queryFn: ({ signal }) => http.get('/admin/emails', emails, { signal }),
    staleTime: 0,
  });

/** The list of emails beside the one that is shown. */
const columns = { $gap: '6', $columns: '15rem minmax(0, 1fr)', $align: 'start', $stacked: true } as const;

const Emails = ({ isStacked }: { isStacked: boolean }) => {
  const { data, error, isFetching, refetch } = useLastingFailure(useQuery(emailsQuery()));
  const [search] = useSearchParams();
  if (error && !data) return <FailedRows error={error} isTrying={isFetching} onRetry={() => void refetch()} />;
  const shown = data?.find(({ name }) => name === search.get('email')) ?? data?.[0];
  if (!data || !shown)
    return (
      <LoadingArea>
        <Columns {...columns}>
          <Skeleton $block={isStacked ? '2.75rem' : '40rem'} />
          <Skeleton $block="46rem" />
        </Columns>
      </LoadingArea>
    );
  return (
    <Columns {...columns}>
      <Nav label={copy.list}>
        <ul>
          {data.map(({ name, label }) => (
            <li key={name}>
              <Link to={`?email=${name}`} {...(name === shown.name && { 'aria-current': 'page' })}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Nav>
      <EmailPreview key={shown.name} email={shown} />
    </Columns>
  );
};

/** Every email of the site with sample data (`/admin/settings/emails`). On phones the list begins at once. */
export const EmailsPage = () => {
  const isStacked = useStacked();
  return (
    <>
      <Breadcrumbs items={[{ label: settingsCopy.title, to: paths.admin.settings() }, { label: copy.title }]} />
      <PageHead title={copy.title} text={isStacked ? '' : copy.description} />
      <Emails isStacked={isStacked} />
    </>
  );
};
