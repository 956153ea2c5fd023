import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { color, hiddenLine, media, weight } from 'shared-lib/theme';
import { Icon, type IconGlyph } from 'shared-lib/ui/icon';
import styled from 'styled-components';

/** It may become narrower than its titles, which then scroll. */
const Root = styled(AriaTabs)`
  min-inline-size: 0;
`;
const List = styled(TabList)`
  display: flex;
  border-block-end: 1px solid ${color.line};
  overflow-x: auto;
  scrollbar-width: none;
`;
const Title = styled(Tab)`
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
  cursor: pointer;
  &[data-hovered] {
    color: ${color.ink900};
  }
  &[data-focus-visible] {
    outline-offset: -3px;
  }
  &[data-selected] {
    border-color: ${color.brass500};
    color: ${color.ink900};
    font-weight: ${weight.strong};
  }
  &[data-disabled] {
    color: ${color.disabled};
    cursor: not-allowed;
  }
  ${media.stacked} {
    padding: var(--s3h) var(--s2);
    font-size: 0.9375rem;
    svg {
      display: none;
    }
  }
`;
const Panel = styled(TabPanel)`
  padding-block-start: var(--s5);
  &[data-inert] {
    display: none;
  }
`;

export interface TabDefinition<Value extends string> {
  value: Value;
  label: string;
  icon?: IconGlyph;
  isDisabled?: boolean;
  panel: ReactNode;
}

interface Props<Value extends string> {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly TabDefinition<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Keeps hidden panels mounted, so that typed text is not lost. */
  keepPanels?: boolean;
}

/** Tabs of a page that is not in the URL; use `ui/tabs` for tabs with URLs. The left arrow key selects the next tab. */
export const Tabs = <Value extends string>({ label, tabs, value, onChange, keepPanels = false }: Props<Value>) => (
  <Root
    selectedKey={value}
    onSelectionChange={(key) => {
      const tab = tabs.find((one) => one.value === key);
      if (tab) onChange(tab.value);
    }}
  >
    <List aria-label={label}>
      {tabs.map((tab) => (
        <Title key={tab.value} id={tab.value} isDisabled={tab.isDisabled ?? false}>
          {tab.icon && <Icon icon={tab.icon} size={20} />}
          {tab.label}
        </Title>
      ))}
    </List>
    {tabs.map((tab) => (
      <Panel key={tab.value} id={tab.value} shouldForceMount={keepPanels}>
        {tab.panel}
      </Panel>
    ))}
  </Root>
);
