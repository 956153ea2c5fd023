/** Riyadh is three hours ahead of UTC all year. */
const OFFSET = '+03:00';
const OFFSET_MS = 3 * 3_600_000;

/** The value of a `datetime-local` or `date` input as an instant in UTC; undefined when it is empty or incomplete. */
const toInstant = (local: string): string | undefined => {
  const at = Date.parse(`${local}${OFFSET}`);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
};

/** `2026-11-25T14:30` in Riyadh → an instant in UTC. */
export const fromLocalTime = (local: string): string | undefined => toInstant(`${local}:00`);

/** `2026-11-25` → the end of that day in Riyadh. */
export const fromLocalDay = (day: string): string | undefined => toInstant(`${day}T23:59:59`);

const shifted = (iso: string): string => new Date(Date.parse(iso) + OFFSET_MS).toISOString();

/** An instant → `2026-11-25T14:30` in Riyadh, the value of a `datetime-local` input. */
export const toLocalTime = (iso: string): string => shifted(iso).slice(0, 'YYYY-MM-DDTHH:MM'.length);

/** An instant → `2026-11-25` in Riyadh, the value of a `date` input. */
export const toLocalDay = (iso: string): string => shifted(iso).slice(0, 'YYYY-MM-DD'.length);
