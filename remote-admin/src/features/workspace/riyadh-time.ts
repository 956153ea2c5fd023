/** Riyadh is three hours ahead of UTC all year. */
const OFFSET = '+03:00';
const OFFSET_MS = 3 * 3_600_000;

/** `2026-11-25` → the end of that day in Riyadh as an instant in UTC; undefined for an empty text. */
export const fromLocalDay = (day: string): string | undefined => {
  const at = Date.parse(`${day}T23:59:59${OFFSET}`);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
};

/** An instant → its day in Riyadh: `2026-11-25`. */
export const toLocalDay = (iso: string): string =>
  new Date(Date.parse(iso) + OFFSET_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** When a working day begins. */
const MORNING = 'T09:00:00';

/** `2026-11-25` → the morning of that day in Riyadh as an instant in UTC. */
export const fromLocalMorning = (day: string): string => new Date(`${day}${MORNING}${OFFSET}`).toISOString();

/** The day in Riyadh so many days from now. */
export const localDayAfter = (days: number): string =>
  toLocalDay(new Date(Date.now() + days * 86_400_000).toISOString());
