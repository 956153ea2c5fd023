/** What people save for later: on the device of a guest, in the account after sign-in. */
export { calculationsQuery, removeCalculation, saveCalculation } from './account-calculations.ts';
export { joinSaved, removeFromAccount, savedQuery } from './account-saved.ts';
export { calculationsOnDevice, savedOnDevice } from './on-device.ts';
export { useSaved } from './use-saved.ts';
