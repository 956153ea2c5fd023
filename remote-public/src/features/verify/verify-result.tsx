import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState, type ChangeEvent } from 'react';
import { lazyContracts } from 'shared-lib/api';
import type { PublicAgreement } from 'shared-lib/contracts';
import { formatDate } from 'shared-lib/format';
import { http, HttpError } from 'shared-lib/http';
import { color, weight } from 'shared-lib/theme';
import { Alert } from 'shared-lib/ui/alert';
import { Badge, type BadgeTone } from 'shared-lib/ui/badge';
import { Ltr } from 'shared-lib/ui/bdi';
import { Cluster, Stack } from 'shared-lib/ui/stack';
import styled from 'styled-components';
import { verify as copy } from '../../copy/verify.ts';

const contract = lazyContracts(() => import('./verify.contract.ts'));

/** Asked for in the browser only: a page that the server has cached could call a replaced agreement valid. */
const agreementQuery = (number: string) =>
  queryOptions({
    queryKey: ['agreement', number],
    queryFn: ({ signal }) =>
      http.get(`/public/agreements/${encodeURIComponent(number)}`, contract('agreement'), { signal }),
    retry: false,
  });

type Version = PublicAgreement['versions'][number];

const tones: Record<Version['state'], BadgeTone> = {
  open: 'waiting',
  valid: 'done',
  replaced: 'review',
  expired: 'off',
};

const Card = styled.section`
  padding: var(--s6);
  border: 1px solid ${color.line};
  background: ${color.white};
  h3 {
    font-size: 1.125rem;
    font-weight: ${weight.medium};
  }
`;
const Results = styled(Stack)`
  max-inline-size: 44rem;
  h2 {
    font-size: 1.5rem;
  }
  input[type='file'] {
    max-inline-size: 100%;
  }
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  dt {
    color: ${color.text2};
    font-size: var(--fs-sm);
  }
  dd {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
const Small = styled.small`
  color: ${color.text2};
  font-size: var(--fs-sm);
`;

const VersionCard = ({ version: { version, state, at, valid_until, document_hash } }: { version: Version }) => (
  <Card>
    <Stack $gap="4">
      <Cluster $gap="3" $justify="space-between">
        <h3>{copy.version(String(version))}</h3>
        <Badge $tone={tones[state]}>{copy.states[state]}</Badge>
      </Cluster>
      <p>{copy.meanings[state]}</p>
      <Facts>
        <div>
          <dt>{state === 'valid' || state === 'replaced' ? copy.acceptedAt : copy.offeredAt}</dt>
          <dd>{formatDate(at)}</dd>
        </div>
        {valid_until && (
          <div>
            <dt>{copy.validUntil}</dt>
            <dd>{formatDate(valid_until)}</dd>
          </div>
        )}
        <div>
          <dt>{copy.hash}</dt>
          <dd>
            <Ltr>{document_hash}</Ltr>
          </dd>
        </div>
      </Facts>
    </Stack>
  </Card>
);

const readHash = async (file: File): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Compares a file of the visitor with the versions, in the browser. */
const Compare = ({ versions }: { versions: readonly Version[] }) => {
  const [found, setFound] = useState<Version | 'none'>();
  const compare = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (!file) return setFound(undefined);
    const hash = await readHash(file);
    setFound(versions.find(({ document_hash }) => document_hash === hash) ?? 'none');
  };
  return (
    <Card>
      <Stack $gap="3">
        <h3>
          <label htmlFor="verify-file">{copy.compare}</label>
        </h3>
        <Small id="verify-file-hint">
          {copy.hashHint} {copy.compareHint}
        </Small>
        <input
          id="verify-file"
          type="file"
          accept="application/pdf"
          aria-describedby="verify-file-hint"
          onChange={(event) => void compare(event)}
        />
        <div role="status">
          {found === 'none' && <Alert tone="danger">{copy.different}</Alert>}
          {found && found !== 'none' && <Alert tone="success">{copy.same(String(found.version))}</Alert>}
        </div>
      </Stack>
    </Card>
  );
};

/** What is known of the agreement with a number: never its parties or amounts. */
export const VerifyResult = ({ number }: { number: string }) => {
  const { data, error, isPending } = useQuery(agreementQuery(number));
  if (isPending) return <p role="status">{copy.loading}</p>;
  if (!data) {
    const isMissing = error instanceof HttpError && error.kind === 'not-found';
    return <Alert tone={isMissing ? 'warning' : 'danger'}>{isMissing ? copy.missing : copy.failed}</Alert>;
  }
  return (
    <Results $gap="5">
      <h2>{copy.result(data.number)}</h2>
      {data.versions.map((version) => (
        <VersionCard key={version.version} version={version} />
      ))}
      <Compare versions={data.versions} />
    </Results>
  );
};
