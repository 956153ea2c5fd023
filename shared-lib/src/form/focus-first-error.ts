const CAN_HOLD_FOCUS = 'input, select, textarea, button, [tabindex]';

/** Moves the focus to what tells a person why the form was not sent: the summary, else the first wrong field, else the failure. */
export const focusFirstError = (form: HTMLFormElement | null): void => {
  const trouble =
    form?.querySelector<HTMLElement>('[data-form-summary]') ??
    form?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    form?.querySelector<HTMLElement>('[data-form-failure]');
  const target = trouble?.matches(CAN_HOLD_FOCUS) ? trouble : trouble?.querySelector<HTMLElement>(CAN_HOLD_FOCUS);
  target?.focus();
};
