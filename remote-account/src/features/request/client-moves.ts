import type { AcceptInput, ClientRequestDetail, RequestStatus } from 'shared-lib/contracts';
import { clientArea, useRequestCalls } from 'shared-lib/request';

/** The transition to a status, when the transition table allows it to the client now. */
export const moveOf = ({ moves }: Pick<ClientRequestDetail, 'moves'>, to: RequestStatus) =>
  moves.find((move) => move.to === to);

/** What a client may change of a request. Each promise settles when the page shows the result. */
export const useClientMoves = (reference: string) => {
  const calls = useRequestCalls(clientArea, reference);
  return {
    ...calls,
    change: (to: RequestStatus, note = '') => calls.change('post', '/transitions', { to, note }),
    send: calls.change,
    cancel: (note: string) => calls.change('post', '/cancel', { note }),
    accept: () => calls.change('post', '/quote/accept', {}),
    acceptAgreement: (input: AcceptInput) => calls.change('post', '/agreement/accept', input),
    declineChange: (agreement_id: number, note: string) =>
      calls.change('post', '/agreement/decline', { agreement_id, note }),
    decline: (note: string) => calls.change('post', '/quote/decline', { note }),
  };
};
export type ClientMoves = ReturnType<typeof useClientMoves>;
