/** From this width the margin of a page has space for the full button. */
const WIDEST = '(min-width: 100em)';
/** How long after the last movement of the page the visitor has paused. */
const PAUSE_MS = 1500;
/** Distance in px between the points at which the page below the button is looked at. */
const STEP_PX = 6;

const CONTROLS = 'a, button, input, select, textarea, label, summary, [role=button], [tabindex]:not([tabindex="-1"])';

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const hasTextIn = (element: Element, area: DOMRect): boolean => {
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((line) => overlaps(line, area));
  });
};

/** The elements below the full button. The button itself is above them. */
const elementsBelow = (corner: Element, area: DOMRect): Set<Element> => {
  const found = new Set<Element>();
  for (let x = area.left; x <= area.right; x += STEP_PX)
    for (let y = area.top; y <= area.bottom; y += STEP_PX)
      for (const element of document.elementsFromPoint(x, y)) if (!corner.contains(element)) found.add(element);
  return found;
};

/** Whether the full button would cover text, a control or the end of the page. */
const coversContent = (corner: Element): boolean => {
  const area = corner.getBoundingClientRect();
  const { scrollHeight, clientHeight } = document.documentElement;
  if (scrollHeight > clientHeight && scrollHeight - clientHeight - window.scrollY < area.height) return true;
  return [...elementsBelow(corner, area)].some((element) => element.closest(CONTROLS) || hasTextIn(element, area));
};

/** The chat button; the administration has none. */
const chatButton = () => document.querySelector<HTMLElement>('[data-chat]');

const measure = (): void => {
  const button = chatButton();
  const corner = button?.parentElement;
  if (corner) button.dataset.fold = coversContent(corner) ? 'handle' : 'full';
};

/**
 * Decides how the chat button stands, by its `data-fold`. On the widest screens it is full where it covers nothing. On others it rests
 * as a handle, and is full after a pause where it covers nothing, until the page moves. It works outside of React, so that its code
 * can load when the page is interactive.
 */
export const watchChatButton = (): void => {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  const handleChange = (event?: Event) => {
    // It keeps its size while it is used.
    if (event?.target instanceof Element && event.target.closest('[data-chat]')) return;
    clearTimeout(pause);
    cancelAnimationFrame(frame);
    if (matchMedia(WIDEST).matches) frame = requestAnimationFrame(measure);
    else {
      chatButton()?.setAttribute('data-fold', 'handle');
      pause = setTimeout(measure, PAUSE_MS);
    }
  };
  for (const event of ['scroll', 'resize', 'focusin', 'focusout'])
    window.addEventListener(event, handleChange, { passive: true });
  // The page changes below the button by itself, too: a carousel moves, data arrives.
  const changes = new MutationObserver(() => {
    if (chatButton()?.dataset.fold === 'full') measure();
  });
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['class', 'open', 'hidden'] });
  handleChange();
};
