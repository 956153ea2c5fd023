import { useParams } from 'shared-lib/router';
import { claimCopy } from '../copy/claim.ts';
import { Column, Head, Page } from '../features/claim/claim-layout.ts';
import { LinkedRequest } from '../features/claim/linked-request.tsx';
import { LostReference } from '../features/claim/lost-reference.tsx';

/** Opens the claim link of a request that was sent without an account. Without a token it offers to send lost links again. */
export const ClaimPage = () => {
  const { token } = useParams();
  return (
    <Page as="main">
      <Column>
        <Head>
          <h1>{claimCopy.title}</h1>
          <p>{claimCopy.text}</p>
        </Head>
        {token ? <LinkedRequest key={token} token={token} /> : <LostReference />}
      </Column>
    </Page>
  );
};
