import { company } from 'shared-lib/copy';
import { paths } from 'shared-lib/paths';
import { Wrap } from 'shared-lib/ui/section';
import { copy } from '../copy/ar.ts';
import { FrameLink } from '../navigation/frame-link.tsx';

/** Bar of areas where a person works on something: the way home and nothing that distracts. */
export const SlimBar = () => (
  <Wrap as="header">
    <FrameLink to={paths.home()} aria-label={copy.nav.logo}>
      {company.name}
    </FrameLink>
  </Wrap>
);
