import { referencePrefixes, requestKinds, type RequestKind } from 'shared-lib/contracts';

/** The kind that the prefix of a reference names: FS-2026-000001 is a feasibility study. */
export const kindOfReference = (reference: string): RequestKind =>
  requestKinds.find((kind) => reference.startsWith(`${referencePrefixes[kind]}-`)) ?? 'contact';
