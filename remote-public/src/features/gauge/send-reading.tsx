import { useState } from 'react';
import { rateOf, readingOf, type Idea } from 'shared-lib/gauge';
import { Button } from 'shared-lib/ui/button';
import { readingPage as copy } from '../../copy/reading.ts';
import { useOrigin } from '../../sections/share-links.tsx';
import { readingPath } from './reading-link.ts';

const hasShareDialog = (): boolean => 'share' in navigator;

/** Sends the link of a reading: through the dialog of the system where there is one, else as a copied text. */
export const SendReading = ({ idea }: { idea: Idea }) => {
  const url = useOrigin() + readingPath(idea);
  const [status, setStatus] = useState('');
  const send = async () => {
    if (hasShareDialog()) {
      // A closed dialog is no failure.
      await navigator.share({ title: copy.shared(readingOf(rateOf(idea)).name), url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      setStatus(copy.sent);
    } catch {
      setStatus(copy.notSent);
    }
  };
  return (
    <>
      <Button tone="accent" data-scripted="" onClick={() => void send()}>
        {copy.send}
      </Button>
      <p role="status">{status}</p>
    </>
  );
};
