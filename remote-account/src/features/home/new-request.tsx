import Plus from 'lucide-react/icons/plus';
import { paths } from 'shared-lib/paths';
import { ButtonLink } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { copy } from '../../copy/ar.ts';

export const NewRequest = () => (
  <ButtonLink to={paths.newRequest()}>
    <Icon icon={Plus} />
    {copy.requests.new}
  </ButtonLink>
);
