import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link, type To } from 'shared-lib/router';
import { color, media, weight } from 'shared-lib/theme';
import styled from 'styled-components';
import { Icon, type IconGlyph } from './icon.tsx';

const List = styled.div`
  display: flex;
  border-block-end: 1px solid ${color.line};
  overflow-x: auto;
  scrollbar-width: none;
  a {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    margin-block-end: -1px;
    padding: 1rem 1.5rem;
    border-block-end: 3px solid transparent;
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
      padding: 0.875rem 0.5rem;
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
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  /** The address of this page with the tab open: a tab works before the page's script does, and without it. */
  toOf: (value: Value) => To;
  className?: string;
}

/** Which tab a key opens; the next one lies to the left. A space opens the tab it is pressed on, as it would press a button. */
const KEYS: Record<string, (place: number, count: number) => number> = {
  ' ': (place) => place,
  ArrowLeft: (place, count) => (place + 1) % count,
  ArrowRight: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_place, count) => count - 1,
};

/** One of several panels. A panel that was opened once stays in the page, so that what was typed there is kept. */
export const Tabs = <Value extends string>({ label, tabs, value, toOf, className }: Props<Value>) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<readonly Value[]>([value]);
  if (!opened.includes(value)) setOpened([...opened, value]);

  /** A row that is wider than the screen shows the chosen tab; the page itself stays where it is. */
  useEffect(() => {
    const chosen = document.getElementById(`${id}-${value}-tab`)?.getBoundingClientRect();
    const row = list.current?.getBoundingClientRect();
    if (chosen && row)
      list.current?.scrollBy({ left: Math.min(0, chosen.left - row.left) + Math.max(0, chosen.right - row.right) });
  }, [id, value]);

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const row = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const target =
      row[
        KEYS[event.key]?.(
          row.findIndex((tab) => tab === event.target),
          row.length,
        ) ?? -1
      ];
    if (!target) return;
    event.preventDefault();
    target.focus();
    target.click();
  };

  return (
    <div className={className}>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={walk}>
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
