import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'shared-lib/router';
import type { SavedTab } from './use-saved-tabs.ts';

/** Opens a list that was entered without a query with the default of its stored tabs, once: «All» stays reachable. */
export const useDefaultTab = (tabs: readonly SavedTab[], hrefOf: (tab: SavedTab) => string): void => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const wasEntered = useRef(search === '');
  const tab = tabs.find(({ isDefault }) => isDefault);
  const open = useEffectEvent((target: SavedTab) => void navigate(hrefOf(target), { replace: true }));
  useEffect(() => {
    if (search !== '') wasEntered.current = false;
    if (!wasEntered.current || !tab) return;
    wasEntered.current = false;
    open(tab);
  }, [search, tab]);
};
