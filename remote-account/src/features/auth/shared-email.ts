/** `onChange` handler of a form: reports each change of its e-mail field, so that the next form starts with the same text. */
export const syncEmail =
  (onEmail: (email: string) => void) =>
  ({ target }: { target: EventTarget }): void => {
    if (target instanceof HTMLInputElement && target.name === 'email') onEmail(target.value);
  };

export interface SharedEmailProps {
  /** Initial value of the e-mail field. */
  email: string;
  onEmail: (email: string) => void;
}
