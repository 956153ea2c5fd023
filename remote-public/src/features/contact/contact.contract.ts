/** Contracts of the three forms and of their receipt. Imported with the first focus in a form. */
export { consultationInput, contactInput, feasibilityInput, receipt } from 'shared-lib/contracts';
