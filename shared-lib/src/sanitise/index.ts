/** Cleans HTML that people wrote or pasted, for editors. Import it lazily: it contains a parser of about 10 kB. */
export { toFragment, toTrustedHtml } from './sanitise.ts';
