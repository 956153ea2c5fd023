import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link, type To } from 'shared-lib/router';
import { color, hiddenLine, media, weight } from 'shared-lib/theme';
import styled from 'styled-components';
import { Icon, type IconGlyph } from 'shared-lib/ui/icon';

const List = styled.div`
  display: flex;
  border-block-end: 1px solid ${color.line};
  overflow-x: auto;
  scrollbar-width: none;
  a {
    display: flex;
    align-items: center;
    gap: var(--s2);
    margin-block-end: -1px;
    padding: var(--s4) var(--s6);
    border-block-end: 3px solid transparent;
    ${hiddenLine}
    color: ${color.text2};
    font-weight: ${weight.medium};
    white-space: nowrap;
  }
  a:hover {
    color: ${color.ink900};
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  [aria-selected='true'] {
    border-color: ${color.brass500};
    color: ${color.ink900};
    font-weight: ${weight.strong};
  }
  ${media.stacked} {
    a {
      padding: var(--s3h) var(--s2);
      font-size: 0.9375rem;
    }
    svg {
      display: none;
    }
  }
`;

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  icon?: IconGlyph;
  panel: ReactNode;
}

interface Props<Value extends string> {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  /** URL of this page with the tab open, so that tabs work before hydration and without scripts. */
  toOf: (value: Value) => To;
  className?: string;
}

/** Index of the tab that a key opens. The next tab is on the left. Space activates the focused tab, as for a button. */
const KEYS: Record<string, (index: number, count: number) => number> = {
  ' ': (index) => index,
  ArrowLeft: (index, count) => (index + 1) % count,
  ArrowRight: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const current = tabs.findIndex((tab) => tab === event.target);
  const target = tabs[KEYS[event.key]?.(current, tabs.length) ?? -1];
  if (!target) return;
  event.preventDefault();
  target.focus();
  target.click();
};

/** Tabs with one visible panel. A panel stays mounted after its first opening, so that typed text is not lost. */
export const Tabs = <Value extends string>({ label, tabs, value, toOf, className }: Props<Value>) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<readonly Value[]>([value]);
  if (!opened.includes(value)) setOpened([...opened, value]);

  /** Scrolls the selected tab into view without scrolling the page. */
  useEffect(() => {
    const selected = document.getElementById(`${id}-${value}-tab`)?.getBoundingClientRect();
    const row = list.current?.getBoundingClientRect();
    if (selected && row)
      list.current?.scrollBy({ left: Math.min(0, selected.left - row.left) + Math.max(0, selected.right - row.right) });
  }, [id, value]);

  return (
    <div className={className}>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <Link
            key={tab.value}
            to={toOf(tab.value)}
            replace
            preventScrollReset
            role="tab"
            id={`${id}-${tab.value}-tab`}
            aria-selected={tab.value === value}
            aria-controls={opened.includes(tab.value) ? `${id}-${tab.value}` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
          >
            {tab.icon && <Icon icon={tab.icon} size={20} />}
            {tab.label}
          </Link>
        ))}
      </List>
      {tabs.map(
        (tab) =>
          opened.includes(tab.value) && (
            <div
              key={tab.value}
              role="tabpanel"
              id={`${id}-${tab.value}`}
              aria-labelledby={`${id}-${tab.value}-tab`}
              hidden={tab.value !== value}
            >
              {tab.panel}
            </div>
          ),
      )}
    </div>
  );
};
