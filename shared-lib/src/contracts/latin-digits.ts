export { toLatinDigits } from 'shared-lib/numbers';
