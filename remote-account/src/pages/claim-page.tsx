import { useParams } from 'shared-lib/router';
import { claimCopy } from '../copy/claim.ts';
import { ClaimColumn, ClaimHead, ClaimBody } from '../features/claim/claim-layout.ts';
import { LinkedRequest } from '../features/claim/linked-request.tsx';
import { LostReference } from '../features/claim/lost-reference.tsx';

/** Opens the claim link of a request that was sent without an account. Without a token it offers to send lost links again. */
export const ClaimPage = () => {
  const { token } = useParams();
  return (
    <ClaimBody as="main">
      <ClaimColumn>
        <ClaimHead>
          <h1>{claimCopy.title}</h1>
          <p>{claimCopy.text}</p>
        </ClaimHead>
        {token ? <LinkedRequest key={token} token={token} /> : <LostReference />}
      </ClaimColumn>
    </ClaimBody>
  );
};
