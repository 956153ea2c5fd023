import { useEffect } from 'react';
import { focusComposer } from 'shared-lib/request';
import { useLocation } from 'shared-lib/router';

/** Opens the composer for links of the inbox, which end with `#reply`. */
export const useReplyTarget = (): void => {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '#reply') focusComposer();
  }, [hash]);
};
