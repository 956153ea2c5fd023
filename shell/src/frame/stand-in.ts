import { useEffect } from 'react';
import { create } from 'zustand';

/** An area that draws its own frame has none while it is down: then the slim one stands in. */
const useStandIn = create<{ active: boolean }>()(() => ({ active: false }));

export const useStandsIn = (): boolean => useStandIn((state) => state.active);

/** Asks for a frame as long as the caller is on the screen. */
export const useStandInFrame = (): void =>
  useEffect(() => {
    useStandIn.setState({ active: true });
    return () => useStandIn.setState({ active: false });
  }, []);
