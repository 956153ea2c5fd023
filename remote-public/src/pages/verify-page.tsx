import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'shared-lib/router';
import { Section } from 'shared-lib/ui/section';
import { Stack } from 'shared-lib/ui/stack';
import { useHydrated } from 'shared-lib/ui/use-hydrated';
import gauge from '../art/gauge.svg';
import { verify as copy } from '../copy/verify.ts';
import { VerifyForm } from '../features/verify/verify-form.tsx';
import { VerifyResult } from '../features/verify/verify-result.tsx';
import { FlatHead } from '../sections/flat-head.ts';
import { PageHead } from '../sections/page-head.tsx';
import { breadcrumbsTo } from '../seo/breadcrumbs.ts';

/** Verifies an agreement by its number. */
export const VerifyPage = () => {
  const { number = '' } = useParams();
  const client = useQueryClient();
  const isHydrated = useHydrated();
  return (
    <main>
      <FlatHead>
        <PageHead breadcrumbs={breadcrumbsTo({ label: copy.name })} title={copy.name} text={copy.text} art={gauge} />
      </FlatHead>
      <Section>
        <Stack $gap="7">
          <VerifyForm number={number} onAgain={() => void client.invalidateQueries({ queryKey: ['agreement'] })} />
          {number && (isHydrated ? <VerifyResult number={number} /> : <p>{copy.loading}</p>)}
        </Stack>
      </Section>
    </main>
  );
};
