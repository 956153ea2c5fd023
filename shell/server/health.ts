/** A part of the shell that does not work as it should, while the site goes on. */
export interface HealthFault {
  reason: string;
  /** ISO time. */
  since: string;
}

/** What is degraded, since when. `/healthz` shows it, and the log has one line when a part works again. */
export class Health {
  readonly #faults = new Map<string, HealthFault>();
  readonly #log: (message: string) => void;

  constructor(log: (message: string) => void) {
    this.#log = log;
  }

  /**
   * Sets the state of a part.
   * @param part such as `registry` or `host of remote-admin`
   * @param reason why it is degraded; undefined when it works
   */
  set(part: string, reason: string | undefined): void {
    const before = this.#faults.get(part);
    if (reason !== undefined) this.#faults.set(part, { reason, since: before?.since ?? new Date().toISOString() });
    else if (this.#faults.delete(part)) this.#log(`${part}: works again`);
  }

  get faults(): Readonly<Record<string, HealthFault>> {
    return Object.fromEntries(this.#faults);
  }
}
