import { Wrap } from 'shared-lib/ui/section';
import { copy } from '../copy/ar.ts';

export const Footer = () => <Wrap as="footer">{copy.footer.rights}</Wrap>;
