import { useEffect, useState } from 'react';

/**
 * A value once it has not changed for a while, so that not every key sends a request.
 * @param waitMs milliseconds without a change
 */
export const useSettled = <Value>(value: Value, waitMs: number): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return settled;
};
