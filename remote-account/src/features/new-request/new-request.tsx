import { requestKinds, type RequestKind, type User } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { useSearchParams } from 'shared-lib/router';
import { PageHead } from 'shared-lib/ui/page-head';
import { newRequestCopy as labels } from '../../copy/requests.ts';
import { FilterTabs } from 'shared-lib/ui/filter-tabs';
import { ConsultationForm, ContactForm, FeasibilityForm } from './request-forms.tsx';

const shownKinds = ['feasibility', 'consultation', 'contact'] as const;
const forms = { feasibility: FeasibilityForm, consultation: ConsultationForm, contact: ContactForm } as const;

const readKind = (search: URLSearchParams): RequestKind =>
  requestKinds.find((kind) => kind === search.get('kind')) ?? 'feasibility';

/** Sends a new request from the dashboard. The kind is in the URL. */
export const NewRequest = ({ user }: { user: User }) => {
  const [search] = useSearchParams();
  const kind = readKind(search);
  const calculation = search.get('calculation') ?? '';
  const KindForm = forms[kind];
  return (
    <>
      <PageHead title={labels.title} text={labels.text} />
      <FilterTabs
        label={labels.kinds}
        current={kind}
        hrefOf={(value) =>
          paths.newRequest(
            requestKinds.find((one) => one === value),
            calculation ? { calculation } : undefined,
          )
        }
        tabs={shownKinds.map((value) => ({ value, label: labels.kind[value] }))}
      />
      <KindForm key={kind + calculation} user={user} calculation={calculation} />
    </>
  );
};
