import type { StaffRequestDetail } from 'shared-lib/contracts';
import { requestPanels } from 'shared-lib/copy';
import { ValueList } from 'shared-lib/request';
import { color } from 'shared-lib/theme';
import { Avatar } from 'shared-lib/ui/avatar';
import { Ltr } from 'shared-lib/ui/bdi';
import { Panel } from 'shared-lib/ui/panel';
import { PhoneLinks } from 'shared-lib/ui/phone-links';
import styled from 'styled-components';

const { people: labels, fields } = requestPanels;

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s3);
  margin-block-end: var(--s4);
  p {
    color: ${color.text2};
    font-size: var(--fs-sm);
  }
`;

/** Who sent the request, and how to reach them. */
export const ClientPanel = ({ request }: { request: StaffRequestDetail }) => {
  const { account } = request;
  const company = account?.company || request.company;
  const { phone, phone_e164 } = account?.phone ? account : request;
  const email = account?.email ?? request.email;
  return (
    <Panel title={labels.title} id="client">
      <Person>
        <Avatar name={request.name} size={48} />
        <div>
          <b>{account?.name ?? request.name}</b>
          {company && <p>{company}</p>}
        </div>
      </Person>
      <ValueList
        items={[
          [fields.phone, phone && <PhoneLinks phone={phone} e164={phone_e164} />],
          [fields.email, email && <Ltr>{email}</Ltr>],
          [fields.country, account?.country],
        ]}
      />
      {!account && <p>{labels.noAccount}</p>}
    </Panel>
  );
};
