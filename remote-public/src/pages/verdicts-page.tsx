import gauge from '../art/gauge.svg';
import { verdicts as copy } from '../copy/verdicts.ts';
import { VerdictRegister } from '../features/verdicts/verdict-register.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { breadcrumbsTo } from '../seo/breadcrumbs.ts';

export const VerdictsPage = () => (
  <main>
    <PageHead breadcrumbs={breadcrumbsTo({ label: copy.name })} title={copy.name} text={copy.text} art={gauge} />
    <VerdictRegister />
  </main>
);
