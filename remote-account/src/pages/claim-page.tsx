import { useParams } from 'shared-lib/router';
import { claim } from '../copy/claim.ts';
import { Column, Head, Room } from '../features/claim/claim-layout.ts';
import { ClaimedRequest } from '../features/claim/claimed-request.tsx';
import { LostReference } from '../features/claim/lost-reference.tsx';

/** Where the link of a request leads that was sent without an account; without one, where lost links are sent again. */
export const ClaimPage = () => {
  const { token } = useParams();
  return (
    <Room as="main">
      <Column>
        <Head>
          <h1>{claim.title}</h1>
          <p>{claim.text}</p>
        </Head>
        {token ? <ClaimedRequest key={token} token={token} /> : <LostReference />}
      </Column>
    </Room>
  );
};
