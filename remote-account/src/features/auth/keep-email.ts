/** `onChange` of a form: tells each new text of its e-mail field, so that the next view starts with it. */
export const keepEmail =
  (keep: (email: string) => void) =>
  ({ target }: { target: EventTarget }): void => {
    if (target instanceof HTMLInputElement && target.name === 'email') keep(target.value);
  };

export interface EmailKeeper {
  /** What the e-mail field starts with. */
  email: string;
  onEmail: (email: string) => void;
}
