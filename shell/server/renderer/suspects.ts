/** Deaths further apart than this have different causes. */
const WINDOW_MS = 3_600_000;

/** Remembers which releases ended renderers. */
export class Suspects {
  readonly #deaths = new Map<string, number[]>();

  /**
   * Records that a renderer of the release has ended.
   * @param now time in milliseconds
   * @returns whether it is the second time within an hour, so that the release must be withdrawn
   */
  record(release: string, now = Date.now()): boolean {
    const recent = [...(this.#deaths.get(release) ?? []).filter((at) => at > now - WINDOW_MS), now];
    this.#deaths.set(release, recent);
    return recent.length >= 2;
  }
}
