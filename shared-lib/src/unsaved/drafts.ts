const PREFIX = 'miqyas:draft:';

/** Text by the names of its fields. */
export type Draft = Readonly<Record<string, string>>;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string');

/** Storage may be disabled, full or hold anything: drafts are a help, never a need. */
const attempt = <Value>(act: () => Value): Value | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

/** What was typed and not sent yet, under the name of its form. It lives as long as its tab, through reloads and other pages. */
export const drafts = {
  read(name: string): Draft {
    const stored = attempt((): unknown => JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null'));
    return isDraft(stored) ? stored : {};
  },
  /** Keeps a draft in the place of the one before; one that is empty is none. */
  write(name: string, draft: Draft): void {
    attempt(() =>
      Object.keys(draft).length > 0
        ? sessionStorage.setItem(PREFIX + name, JSON.stringify(draft))
        : sessionStorage.removeItem(PREFIX + name),
    );
  },
  /** For the end of a session: who comes next in this tab is somebody else. */
  forgetAll(): void {
    attempt(() => {
      for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    });
  },
} as const;
