/** Cleans HTML that people wrote or pasted, for editors. Import it lazily: it contains a parser of about 10 kB. */
export { FORMER_STYLE, toFragment, toPastedFragment, toTrustedHtml } from './sanitise.ts';
