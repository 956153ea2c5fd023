/** Puts the focus on the result of an action whose button is gone, for example on the status of a request: the id of that element. */
export const resultIn = (id: string) => ({ 'data-result': id }) as const;

const PLACES = 'section, article, aside, fieldset, [role="region"], [role="group"]';
const DIALOGS = 'dialog, [role="dialog"], [role="alertdialog"]';
const HEADINGS = 'h1, h2, h3, h4';

/** An element that had the focus, with those around it as they were then. */
interface LastFocus {
  element: HTMLElement;
  around: readonly Element[];
  wasDisabled: boolean;
  /** Whether the focus is about to move on. */
  isMoving: boolean;
}

const isShown = (element: Element): boolean => element.isConnected && element.checkVisibility();

const headingIn = (place: Element): HTMLElement | undefined =>
  Array.from(place.querySelectorAll<HTMLElement>(HEADINGS)).find(isShown);

/** Where one looks for what became of an element: its declared result, else what now has the id of its part of the page, else that part. */
const resultOf = ({ around }: LastFocus): HTMLElement | undefined => {
  for (const element of around) {
    const declared = element.getAttribute('data-result');
    const successor = document.getElementById(declared ?? (element.id || ''));
    if (successor && isShown(successor)) return declared === null ? (headingIn(successor) ?? successor) : successor;
    if (isShown(element) && element.matches(PLACES)) {
      const heading = headingIn(element);
      if (heading) return heading;
    }
  }
  const main = document.querySelector('main');
  return (main && headingIn(main)) ?? main ?? undefined;
};

const focusPlace = (place: HTMLElement): void => {
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus();
};

/** A change of focus that a person made, or the end of one: nothing is lost. */
const wasLeft = ({ element }: LastFocus): boolean => element.isConnected && !element.matches(':disabled');

/**
 * Keeps the focus in the page when what had it disappears, as the button of a confirmed step does, or the dialog of a step whose opener
 * is gone: it moves to the result (see `resultIn`), else to the heading of the nearest part of the page that is still there. A button that
 * was disabled while it worked takes its focus back.
 * @returns ends it
 */
export const keepFocus = (): (() => void) => {
  let last: LastFocus | undefined;
  const handleFocus = ({ target }: FocusEvent) => {
    // What opened a dialog stays the place to return to.
    if (!(target instanceof HTMLElement) || target.closest(DIALOGS)) return;
    const around: Element[] = [];
    for (let at: Element | null = target; at && at !== document.body; at = at.parentElement) around.push(at);
    last = { element: target, around, wasDisabled: false, isMoving: false };
  };
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    const left = last;
    // Removing an element blurs it, too, before it is gone.
    queueMicrotask(() => {
      if (left && left === last && relatedTarget === null && document.hasFocus() && wasLeft(left) && isLost())
        if (!document.querySelector(DIALOGS)) last = undefined;
    });
  };
  // An observer may still be called when the document of a test is gone.
  const page = document;
  const isLost = () => page.activeElement === page.body || page.activeElement === null;
  const check = () => {
    if (!last) return;
    const { element } = last;
    if (element.isConnected && element.matches(':disabled')) {
      last.wasDisabled = true;
      return;
    }
    if (!isLost() || page.querySelector(DIALOGS)) return;
    if (element.isConnected) {
      // A form says itself where its focus goes after it was sent.
      if (last.wasDisabled && !element.closest('form')) element.focus();
      last.wasDisabled = false;
      return;
    }
    moveOn(last);
  };
  /** The page itself comes first: what an effect focuses stays. Effects run after the next frame at the latest. */
  const moveOn = (left: LastFocus) => {
    if (left.isMoving) return;
    left.isMoving = true;
    const move = () => {
      left.isMoving = false;
      if (last !== left || !isLost() || page.querySelector(DIALOGS)) return;
      last = undefined;
      const result = resultOf(left);
      if (result) focusPlace(result);
    };
    requestAnimationFrame(() => setTimeout(move));
  };
  const observer = new MutationObserver(check);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', handleFocus);
  document.addEventListener('focusout', handleBlur);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', handleFocus);
    document.removeEventListener('focusout', handleBlur);
  };
};
