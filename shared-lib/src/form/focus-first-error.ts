const FOCUSABLE = 'input, select, textarea, button, [tabindex]';

/** Moves the focus after a failed submit: to the error summary, else the first invalid field, else the failure message. */
export const focusFirstError = (form: HTMLFormElement | null): void => {
  const error =
    form?.querySelector<HTMLElement>('[data-form-summary]') ??
    form?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    form?.querySelector<HTMLElement>('[data-form-failure]');
  const target = error?.matches(FOCUSABLE) ? error : error?.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
};
