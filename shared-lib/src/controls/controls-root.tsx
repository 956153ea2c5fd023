import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/**
 * Arabic with Latin digits. The calendar is the Gregorian one, which is the default of this locale. The build keeps only the
 * Arabic strings of the library, so a control outside this root fails in a browser with another language.
 */
const CONTROLS_LOCALE = 'ar-EG-u-nu-latn';

/** Language of all controls below it. Each signed-in application renders it once around its pages; tests render it too. */
export const ControlsRoot = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={CONTROLS_LOCALE}>{children}</I18nProvider>
);
