import type { ClientDetail, Neutral, RequestKind } from 'shared-lib/contracts';
import { notificationsPage, requestKindLabels } from 'shared-lib/copy';
import { formatDate, formatDateTime, formatFileSize, formatNumber, formatUsd } from 'shared-lib/format';
import { paths, type RequestItem } from 'shared-lib/paths';
import { RequestBadge } from 'shared-lib/request';
import { Ltr } from 'shared-lib/ui/bdi';
import { TextLink } from 'shared-lib/ui/text-link';
import { clientsCopy as labels } from '../../copy/clients.ts';
import { inboxes, requestPath } from '../../request/request-link.ts';
import { Excerpt, Meta, RowsPanel } from './client-rows.tsx';

interface OfRequest {
  reference: string;
  request_kind: RequestKind | Neutral;
}

const pathAt = ({ reference, request_kind }: OfRequest, at: RequestItem): string =>
  paths.admin.request(inboxes[request_kind === 'other' ? 'contact' : request_kind], reference, at);

interface Props {
  client: ClientDetail;
}

export const RequestsPanel = ({ client: { request_rows } }: Props) => (
  <RowsPanel
    title={labels.panels.requests}
    rows={request_rows}
    keyOf={({ reference }) => reference}
    empty={labels.nothing.requests}
  >
    {({ reference, request_kind: kind, title, status, quote, created_at }) => (
      <>
        <b>
          <TextLink to={requestPath({ kind, reference })}>{title || reference}</TextLink>
        </b>
        <Meta>
          <RequestBadge request={{ kind, status }} />
          <span>{kind !== 'other' && requestKindLabels[kind]}</span>
          <Ltr>{reference}</Ltr>
          <span>{formatDate(created_at)}</span>
          {quote && <span>{labels.quote(formatUsd(quote.amount), labels.quoteStatuses[quote.status])}</span>}
        </Meta>
      </>
    )}
  </RowsPanel>
);

export const MessagesPanel = ({ client: { messages } }: Props) => (
  <RowsPanel title={labels.panels.messages} rows={messages} keyOf={({ id }) => id} empty={labels.nothing.messages}>
    {(message) => (
      <>
        <Excerpt>{message.body}</Excerpt>
        <Meta>
          <span>{message.author.name}</span>
          <span>{formatDateTime(message.at)}</span>
          <TextLink to={pathAt(message, `message-${message.id}`)}>{message.title || message.reference}</TextLink>
        </Meta>
      </>
    )}
  </RowsPanel>
);

export const ClientFilesPanel = ({ client: { files } }: Props) => (
  <RowsPanel title={labels.panels.files} rows={files} keyOf={({ file }) => file.id} empty={labels.nothing.files}>
    {({ file, ...request }) => (
      <>
        <b>
          <TextLink to={pathAt(request, `file-${file.id}`)}>
            <Ltr>{file.name}</Ltr>
          </TextLink>
        </b>
        <Meta>
          <span>{labels.directions[file.direction]}</span>
          <span>{formatFileSize(file.size)}</span>
          <span>{formatDate(file.at)}</span>
          <Ltr>{request.reference}</Ltr>
        </Meta>
      </>
    )}
  </RowsPanel>
);

export const DownloadsPanel = ({ client: { downloads } }: Props) => (
  <RowsPanel
    title={labels.panels.downloads}
    rows={downloads}
    keyOf={({ study_id, at }) => `${study_id} ${at}`}
    empty={labels.nothing.downloads}
  >
    {({ study_id, title, at }) => (
      <>
        <TextLink to={paths.study(study_id)}>{title}</TextLink>
        <Meta>{formatDate(at)}</Meta>
      </>
    )}
  </RowsPanel>
);

export const CalculationsPanel = ({ calculations }: Pick<ClientDetail, 'calculations'>) => (
  <RowsPanel
    title={labels.panels.calculations}
    rows={calculations}
    keyOf={({ link, at }) => `${at} ${link}`}
    empty={labels.nothing.calculations}
  >
    {({ name, link, formula, reference, at }) => (
      <>
        <TextLink to={paths.calculator({ c: link, formula })}>{name}</TextLink>
        <Meta>
          <span>{reference ? labels.sentWith(reference) : labels.savedOnly}</span>
          <span>{formatDate(at)}</span>
        </Meta>
      </>
    )}
  </RowsPanel>
);

export const RatingsPanel = ({ client: { ratings } }: Props) => (
  <RowsPanel
    title={labels.panels.ratings}
    rows={ratings}
    keyOf={({ reference }) => reference}
    empty={labels.nothing.ratings}
  >
    {(rating) => (
      <>
        <b>{labels.score(formatNumber(rating.score))}</b>
        {rating.comment && <Excerpt>{rating.comment}</Excerpt>}
        <Meta>
          <TextLink to={pathAt(rating, 'rating')}>{rating.title || rating.reference}</TextLink>
          <span>{formatDate(rating.at)}</span>
        </Meta>
      </>
    )}
  </RowsPanel>
);

export const ConsentPanel = ({ client: { consent, refused_emails } }: Props) => {
  const refused = labels.refused(refused_emails.map((kind) => notificationsPage.kinds[kind]).join(labels.comma));
  const rows = [
    ...consent.map(({ kind, text, method, at }) => ({
      text: kind === 'agreement' ? labels.agreed(text) : labels.gotFile(text),
      facts: [method ? labels.methods[method] : '', formatDate(at)].filter(Boolean),
    })),
    ...(refused_emails.length > 0 ? [{ text: refused, facts: [] }] : []),
  ];
  return (
    <RowsPanel title={labels.panels.consent} rows={rows} keyOf={({ text }) => text} empty={labels.nothing.consent}>
      {({ text, facts }) => (
        <>
          <span>{text}</span>
          {facts.length > 0 && <Meta>{labels.join(facts)}</Meta>}
        </>
      )}
    </RowsPanel>
  );
};
