import { useEffect } from 'react';
import { create } from 'zustand';

/** An area that renders its own layout has none while it is unavailable. Then the slim layout is shown. */
const useFallbackState = create<{ isActive: boolean }>()(() => ({ isActive: false }));

export const useIsFallbackLayoutShown = (): boolean => useFallbackState((state) => state.isActive);

/** Shows the fallback layout while the calling component is mounted. */
export const useFallbackLayout = (): void =>
  useEffect(() => {
    useFallbackState.setState({ isActive: true });
    return () => useFallbackState.setState({ isActive: false });
  }, []);
