import { useState } from 'react';

/** Starts a form again, empty, after it was sent. */
export const useRestart = () => {
  const [key, setKey] = useState(0);
  return { key, restart: () => setKey((count) => count + 1) };
};
