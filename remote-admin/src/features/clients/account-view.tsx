import { formulaVersionOf, type ClientAccount } from 'shared-lib/contracts';
import { requestKindLabels } from 'shared-lib/copy';
import { formatDate, formatDateTime, formatFileSize, formatNumber, formatUsd, requestTitle } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { FactsRow, RequestBadge, ValueList } from 'shared-lib/request';
import { Alert } from 'shared-lib/ui/alert';
import { Ltr } from 'shared-lib/ui/bdi';
import { Breadcrumbs } from 'shared-lib/ui/breadcrumbs';
import { ButtonLink } from 'shared-lib/ui/button';
import { PageHead } from 'shared-lib/ui/page-head';
import { Panel } from 'shared-lib/ui/panel';
import { Columns, Stack } from 'shared-lib/ui/stack';
import { TextLink } from 'shared-lib/ui/text-link';
import { clientsCopy } from '../../copy/clients.ts';
import { inboxes, kindOfReference } from '../../request/request-link.ts';
import { CalculationsPanel } from './client-panels.tsx';
import { Excerpt, Meta, RowsPanel } from './client-rows.tsx';

const labels = clientsCopy.view;

interface Props {
  account: ClientAccount;
}

/** The page of a request as its client sees it. */
const viewOf = (reference: string): string => paths.admin.clientView(inboxes[kindOfReference(reference)], reference);

const RequiredPanel = ({ account: { summary } }: Props) => (
  <RowsPanel
    title={labels.required}
    rows={summary.required}
    keyOf={({ kind, reference }) => `${kind} ${reference}`}
    empty={labels.nothing.required}
  >
    {({ kind, reference, title, text, amount, at }) => (
      <>
        <b>
          <TextLink to={viewOf(reference)}>{title || reference}</TextLink>
        </b>
        {text && <Excerpt>{text}</Excerpt>}
        <Meta>
          <span>{labels.actions[kind]}</span>
          {amount !== null && <span>{formatUsd(amount)}</span>}
          {at && <span>{formatDateTime(at)}</span>}
          <Ltr>{reference}</Ltr>
        </Meta>
      </>
    )}
  </RowsPanel>
);

const RequestsPanel = ({ account: { requests } }: Props) => (
  <RowsPanel
    title={clientsCopy.requests}
    rows={requests}
    keyOf={({ reference }) => reference}
    empty={clientsCopy.nothing.requests}
  >
    {(request) => (
      <>
        <b>
          <TextLink to={viewOf(request.reference)}>{requestTitle(request)}</TextLink>
        </b>
        <Meta>
          <RequestBadge request={request} side="client" />
          <span>{requestKindLabels[request.kind]}</span>
          <Ltr>{request.reference}</Ltr>
          <span>{formatDate(request.updated_at)}</span>
          {request.unread_messages > 0 && <span>{labels.unread}</span>}
        </Meta>
      </>
    )}
  </RowsPanel>
);

const MessagesPanel = ({ account: { messages } }: Props) => (
  <RowsPanel
    title={clientsCopy.panels.messages}
    rows={messages}
    keyOf={({ id }) => id}
    empty={clientsCopy.nothing.messages}
  >
    {({ body, author, at, reference, title, read_at, is_from_client }) => (
      <>
        <Excerpt>{body}</Excerpt>
        <Meta>
          <span>{author.name}</span>
          <span>{formatDateTime(at)}</span>
          <TextLink to={viewOf(reference)}>{title || reference}</TextLink>
          {!is_from_client && read_at === null && <span>{labels.unread}</span>}
        </Meta>
      </>
    )}
  </RowsPanel>
);

const FilesPanel = ({ account: { files } }: Props) => (
  <RowsPanel
    title={clientsCopy.panels.files}
    rows={files}
    keyOf={({ file }) => file.id}
    empty={clientsCopy.nothing.files}
  >
    {({ file, reference }) => (
      <>
        <b>
          <TextLink to={viewOf(reference)}>
            <Ltr>{file.name}</Ltr>
          </TextLink>
        </b>
        <Meta>
          <span>{labels.directions[file.direction]}</span>
          <span>{formatFileSize(file.size)}</span>
          <span>{formatDate(file.at)}</span>
        </Meta>
      </>
    )}
  </RowsPanel>
);

const NotificationsPanel = ({ account: { notifications } }: Props) => (
  <RowsPanel
    title={labels.notifications}
    rows={notifications}
    keyOf={({ id }) => id}
    empty={labels.nothing.notifications}
  >
    {({ title, body, at, read_at }) => (
      <>
        <b>{title}</b>
        <Excerpt>{body}</Excerpt>
        <Meta>
          <span>{formatDateTime(at)}</span>
          {read_at === null && <span>{labels.unread}</span>}
        </Meta>
      </>
    )}
  </RowsPanel>
);

const SavedPanel = ({ account: { saved } }: Props) => (
  <RowsPanel
    title={labels.saved}
    rows={[
      ...saved.studies.map(({ slug, title_ar }) => ({ to: paths.study(slug), title: title_ar })),
      ...saved.articles.map(({ slug, title_ar }) => ({ to: paths.article(slug), title: title_ar })),
    ]}
    keyOf={({ to }) => to}
    empty={labels.nothing.saved}
  >
    {({ to, title }) => <TextLink to={to}>{title}</TextLink>}
  </RowsPanel>
);

const DownloadsPanel = ({ account: { downloads } }: Props) => (
  <RowsPanel
    title={clientsCopy.panels.downloads}
    rows={downloads.studies}
    keyOf={({ study }) => study.id}
    empty={clientsCopy.nothing.downloads}
  >
    {({ study, downloaded_at }) => (
      <>
        <TextLink to={paths.study(study.slug)}>{study.title_ar}</TextLink>
        <Meta>{formatDate(downloaded_at)}</Meta>
      </>
    )}
  </RowsPanel>
);

const ProfilePanel = ({ account: { user } }: Props) => (
  <Panel title={labels.profile}>
    <ValueList
      items={[
        [clientsCopy.name, user.name],
        [clientsCopy.email, <Ltr key="email">{user.email}</Ltr>],
        [clientsCopy.phone, user.phone && <Ltr key="phone">{user.phone}</Ltr>],
        [clientsCopy.company, user.company],
        [clientsCopy.country, user.country],
      ]}
    />
  </Panel>
);

/** The whole account of a client as its owner sees it, without anything to do. */
export const AccountView = ({ id, account }: Props & { id: number }) => {
  const { user, summary, calculations } = account;
  const active = Object.values(summary.requests.active).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <Breadcrumbs
        items={[
          { label: clientsCopy.title, to: paths.admin.clients() },
          { label: user.name, to: paths.admin.client(id) },
          { label: labels.title },
        ]}
      />
      <PageHead title={labels.titleOf(user.name)} text="" />
      <Alert
        role="none"
        action={
          <ButtonLink tone="quiet" size="small" to={paths.admin.client(id)}>
            {labels.back}
          </ButtonLink>
        }
      >
        {labels.notice}
      </Alert>
      <FactsRow
        items={[
          { label: clientsCopy.openRequests, value: formatNumber(active) },
          { label: labels.unreadMessages, value: formatNumber(summary.unread_messages) },
          { label: labels.unreadNotifications, value: formatNumber(summary.unread_notifications) },
        ]}
      />
      <Columns $gap="6" $columns="minmax(0, 8fr) minmax(17rem, 4fr)" $align="start" $stacked>
        <Stack $gap="6">
          <RequiredPanel account={account} />
          <RequestsPanel account={account} />
          <MessagesPanel account={account} />
          <FilesPanel account={account} />
        </Stack>
        <Stack $gap="6">
          <ProfilePanel account={account} />
          <NotificationsPanel account={account} />
          <SavedPanel account={account} />
          <DownloadsPanel account={account} />
          <CalculationsPanel
            calculations={calculations.map(({ name, link, figures, updated_at: at }) => ({
              name,
              link,
              formula: String(formulaVersionOf(figures.formula_version)),
              reference: null,
              at,
            }))}
          />
        </Stack>
      </Columns>
    </>
  );
};
