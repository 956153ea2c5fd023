import type { Rating } from 'shared-lib/contracts';
import { Panel } from 'shared-lib/ui/panel';
import { workspace as labels } from '../../copy/workspace.ts';

/** The rating of the client, once there is one. */
export const RatingPanel = ({ rating }: { rating: Rating | null }) =>
  rating && (
    <Panel title={labels.rating}>
      <b>{labels.score(String(rating.score))}</b>
      {rating.comment && <p>{rating.comment}</p>}
    </Panel>
  );
