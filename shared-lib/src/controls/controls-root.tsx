import { useEffect, useRef, type ReactNode } from 'react';
import { UNSAFE_PortalProvider as FloatingParts } from 'react-aria/PortalProvider';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { controls } from 'shared-lib/copy';
import { keepFocus } from 'shared-lib/ui/keep-focus';
import styled from 'styled-components';

/**
 * Arabic with Latin digits. The calendar is the Gregorian one, which is the default of this locale. The build keeps only the
 * Arabic strings of the library, so a control outside this root fails in a browser with another language.
 */
const CONTROLS_LOCALE = 'ar-EG-u-nu-latn';

/** Contains open menus, lists and dialogs: a landmark, because everything on a page belongs to one. */
const Layer = styled.section`
  &:empty {
    display: none;
  }
`;

/** Language of all controls below it, and the focus of what disappears. Each signed-in application renders it once around its pages; tests render it too. */
export const ControlsRoot = ({ children }: { children: ReactNode }) => {
  const layer = useRef<HTMLElement>(null);
  useEffect(keepFocus, []);
  return (
    <I18nProvider locale={CONTROLS_LOCALE}>
      <FloatingParts getContainer={() => layer.current}>
        {children}
        <Layer ref={layer} aria-label={controls.openParts} />
      </FloatingParts>
    </I18nProvider>
  );
};
