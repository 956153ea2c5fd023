import { Badge } from 'shared-lib/ui/badge';
import { resourceCopy } from '../copy/resource.ts';

/** Label of a row that visitors do not see. */
export const hiddenNote = ({ is_active }: { is_active: boolean }) =>
  is_active ? null : <Badge $tone="off">{resourceCopy.inactive}</Badge>;
