import { useEffect, useState } from 'react';
import { joinSaved } from 'shared-lib/saved';

/**
 * Moves what a guest saved on this device to the account as soon as the user has signed in. Returns true when that is done: the
 * redirect may load another document, which would end the requests.
 */
export const useJoinedSaved = (isSignedIn: boolean): boolean => {
  const [isJoined, setIsJoined] = useState(false);
  useEffect(() => {
    if (isSignedIn) void joinSaved().then(() => setIsJoined(true));
  }, [isSignedIn]);
  return isSignedIn && isJoined;
};
