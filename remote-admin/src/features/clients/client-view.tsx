import type { ClientDetail } from 'shared-lib/contracts';
import Eye from 'lucide-react/icons/eye';
import Plus from 'lucide-react/icons/plus';
import { formatDate, formatDateTime, formatNumber, formatUsd, whatsappHref } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { FactsRow, ValueList } from 'shared-lib/request';
import { Ltr } from 'shared-lib/ui/bdi';
import { ButtonLink } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { Breadcrumbs } from 'shared-lib/ui/breadcrumbs';
import { PageHead } from 'shared-lib/ui/page-head';
import { Panel } from 'shared-lib/ui/panel';
import { PhoneLinks } from 'shared-lib/ui/phone-links';
import { Columns, Stack } from 'shared-lib/ui/stack';
import { TextLink } from 'shared-lib/ui/text-link';
import { copy } from '../../copy/ar.ts';
import { clientsCopy as labels } from '../../copy/clients.ts';
import {
  CalculationsPanel,
  ClientFilesPanel,
  ConsentPanel,
  DownloadsPanel,
  MessagesPanel,
  RatingsPanel,
  RequestsPanel,
} from './client-panels.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { PersonalDataPanel } from './personal-data-panel.tsx';
import { SamePersonPanel } from './same-person-panel.tsx';

interface Props {
  client: ClientDetail;
}

const ContactPanel = ({ client }: Props) => {
  const { email, phone, phone_e164, company, country, user_id, status } = client;
  const number = phone_e164.split(' ').find(Boolean);
  return (
    <Panel title={labels.contact}>
      <ValueList
        items={[
          [
            labels.email,
            email && (
              <TextLink key="email" to={`mailto:${email}`}>
                <Ltr>{email}</Ltr>
              </TextLink>
            ),
          ],
          [labels.phone, phone && <PhoneLinks key="phone" phone={phone} e164={phone_e164} />],
          [
            labels.whatsapp,
            number && (
              <TextLink key="whatsapp" to={whatsappHref(number, '')}>
                <Ltr>{number}</Ltr>
              </TextLink>
            ),
          ],
          [labels.company, company],
          [labels.country, country],
          [
            labels.kind,
            user_id === null ? (
              labels.unverified
            ) : (
              <TextLink key="account" to={paths.admin.edit('users', user_id)}>
                {labels.account}
              </TextLink>
            ),
          ],
          [labels.status, status && copy.users.statuses[status]],
          [
            labels.lastLogin,
            user_id !== null && (client.last_login_at ? formatDateTime(client.last_login_at) : labels.never),
          ],
        ]}
      />
    </Panel>
  );
};

const Facts = ({ client }: Props) => (
  <FactsRow
    items={[
      { label: labels.requests, value: formatNumber(client.requests) },
      { label: labels.openRequests, value: formatNumber(client.open_requests) },
      { label: labels.accepted, value: formatUsd(client.quotes.accepted) },
      { label: labels.waiting, value: formatUsd(client.quotes.waiting) },
      { label: labels.lastRequest, value: client.last_request_at ? formatDate(client.last_request_at) : labels.none },
    ]}
  />
);

/** Everything of a client: what was sent and offered, and who it is. */
export const ClientView = ({ client }: Props) => {
  const title = client.name || client.email || client.phone;
  return (
    <>
      <Breadcrumbs items={[{ label: labels.title, to: paths.admin.clients() }, { label: title }]} />
      <PageHead
        title={title}
        text={labels.kinds[client.kind]}
        actions={
          <>
            <ButtonLink size="small" to={paths.admin.newRequest(client.id)}>
              <Icon icon={Plus} size={16} />
              {labels.newRequest}
            </ButtonLink>
            {client.kind === 'account' && (
              <ButtonLink tone="quiet" size="small" to={paths.admin.clientAccount(client.id)}>
                <Icon icon={Eye} size={16} />
                {labels.view.open}
              </ButtonLink>
            )}
          </>
        }
      />
      <Facts client={client} />
      <Columns $gap="6" $columns="minmax(0, 8fr) minmax(17rem, 4fr)" $align="start" $stacked>
        <Stack $gap="6">
          <RequestsPanel client={client} />
          <MessagesPanel client={client} />
          <ClientFilesPanel client={client} />
          <RatingsPanel client={client} />
        </Stack>
        <Stack $gap="6">
          <ContactPanel client={client} />
          <SamePersonPanel client={client} />
          <NotesPanel client={client} />
          <ConsentPanel client={client} />
          <DownloadsPanel client={client} />
          <CalculationsPanel calculations={client.calculations} />
          <PersonalDataPanel client={client} />
        </Stack>
      </Columns>
    </>
  );
};
