import MessageCircle from 'lucide-react/icons/message-circle';
import type { StaffRequestDetail } from 'shared-lib/contracts';
import { whatsappHref } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { ValueList } from 'shared-lib/request';
import { Ltr } from 'shared-lib/ui/bdi';
import { ButtonLink } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { Panel } from 'shared-lib/ui/panel';
import { PhoneLinks } from 'shared-lib/ui/phone-links';
import { TextLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { clientsCopy } from '../../copy/clients.ts';
import { entry } from '../../copy/entry.ts';
import { workspace as labels } from '../../copy/workspace.ts';
import { SourcePath } from '../../request/source-path.tsx';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  justify-items: start;
  overflow-wrap: anywhere;
`;

const channelLabels: Readonly<Record<string, string>> = entry.channels;

/** Who sent the request, and the ways to reach them. */
export const ClientPanel = ({ request }: { request: StaffRequestDetail }) => {
  const { account, client_id, name, email, phone, phone_e164, company, reference, source_path, channel } = request;
  const numbers = phone_e164?.split(' ').filter(Boolean) ?? [];
  return (
    <Panel title={labels.client} id="client">
      <Stack>
        <b>{name}</b>
        <ValueList
          items={[
            [
              labels.email,
              <TextLink key="email" to={`mailto:${email}`}>
                <Ltr>{email}</Ltr>
              </TextLink>,
            ],
            [labels.phone, phone && <PhoneLinks key="phone" phone={phone} e164={phone_e164} />],
            [labels.company, company],
            [labels.country, account?.country],
            [labels.channel, channel && channelLabels[channel]],
            [labels.source, source_path && <SourcePath key="source" path={source_path} />],
            [
              labels.account,
              account ? (
                <TextLink key="account" to={paths.admin.edit('users', account.id)}>
                  {account.name}
                </TextLink>
              ) : (
                labels.noAccount
              ),
            ],
          ]}
        />
        {client_id && <TextLink to={paths.admin.client(client_id)}>{clientsCopy.everything}</TextLink>}
        {numbers.map((number) => (
          <ButtonLink
            key={number}
            tone="quiet"
            size="small"
            to={whatsappHref(number, labels.whatsappText(name, reference))}
            target="_blank"
            rel="noreferrer"
          >
            <Icon icon={MessageCircle} size={16} />
            {labels.whatsapp}
            {numbers.length > 1 && <Ltr>{number}</Ltr>}
          </ButtonLink>
        ))}
      </Stack>
    </Panel>
  );
};
