import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { color, media, weight } from 'shared-lib/theme';
import styled from 'styled-components';
import { Icon, type IconGlyph } from './icon.tsx';

const List = styled.div`
  display: flex;
  border-block-end: 1px solid ${color.line};
  overflow-x: auto;
  scrollbar-width: none;
  button {
    display: flex;
    align-items: center;
    gap: .5rem;
    margin-block-end: -1px;
    padding: 1rem 1.5rem;
    border: 0;
    border-block-end: 3px solid transparent;
    background: none;
    color: ${color.text2};
    font-weight: ${weight.medium};
    white-space: nowrap;
    cursor: pointer;
  }
  button:hover {
    color: ${color.ink900};
  }
  button:focus-visible {
    outline-offset: -3px;
  }
  [aria-selected='true'] {
    border-color: ${color.brass500};
    color: ${color.ink900};
    font-weight: ${weight.strong};
  }
  ${media.stacked} {
    button {
      padding: .875rem .5rem;
      font-size: .9375rem;
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
  onChange: (value: Value) => void;
  className?: string;
}

/** Steps along the row; the next tab lies to the left. */
const STEPS: Record<string, (place: number, count: number) => number> = {
  ArrowLeft: (place, count) => (place + 1) % count,
  ArrowRight: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_place, count) => count - 1,
};

/** One of several panels. A panel that was opened once stays in the page, so that what was typed there is kept. */
export const Tabs = <Value extends string>({ label, tabs, value, onChange, className }: Props<Value>) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<readonly Value[]>([value]);
  if (!opened.includes(value)) setOpened([...opened, value]);

  /** A row that is wider than the screen shows the chosen tab; the page itself stays where it is. */
  useEffect(() => {
    const chosen = document.getElementById(`${id}-${value}-tab`)?.getBoundingClientRect();
    const row = list.current?.getBoundingClientRect();
    if (chosen && row) list.current?.scrollBy({ left: Math.min(0, chosen.left - row.left) + Math.max(0, chosen.right - row.right) });
  }, [id, value]);

  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const target = step?.(tabs.findIndex((tab) => tab.value === value), tabs.length);
    const next = target === undefined ? undefined : tabs[target];
    if (!next || target === undefined) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  };

  return (
    <div className={className}>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}-tab`}
            aria-selected={tab.value === value}
            aria-controls={opened.includes(tab.value) ? `${id}-${tab.value}` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.icon && <Icon icon={tab.icon} size={20} />}
            {tab.label}
          </button>
        ))}
      </List>
      {tabs.map(
        (tab) =>
          opened.includes(tab.value) && (
            <div key={tab.value} role="tabpanel" id={`${id}-${tab.value}`} aria-labelledby={`${id}-${tab.value}-tab`} hidden={tab.value !== value}>
              {tab.panel}
            </div>
          ),
      )}
    </div>
  );
};
