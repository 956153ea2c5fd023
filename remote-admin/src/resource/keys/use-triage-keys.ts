import { useEffect, useEffectEvent } from 'react';

/** Typing belongs to the field that has the focus, and to an open dialog. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, dialog, [role=dialog]') !== null;

/**
 * Runs actions on single keys, by the position of the key: on an Arabic keyboard the key J types another character.
 * @param actions `KeyboardEvent.code` → action
 */
export const useTriageKeys = (actions: Readonly<Record<string, () => void>>): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.isComposing) return;
    if (event.defaultPrevented || isTyping(event.target)) return;
    const action = actions[event.code];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};
