import { Alert } from 'shared-lib/ui/alert';

/** Says without JavaScript why the form of a page cannot be sent. Browsers with JavaScript never read it. */
export const NeedsScripts = ({ children }: { children: string }) => (
  <noscript>
    <Alert tone="warning" role="none">
      {children}
    </Alert>
  </noscript>
);
