import { useContext } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { useCloseOnBack } from 'shared-lib/ui/use-close-on-back';

/** For the content of a dialog, popover or menu: on phones Back closes it. */
export const CloseOnBack = () => {
  const state = useContext(OverlayTriggerStateContext);
  useCloseOnBack(state?.isOpen ?? false, () => state?.close());
  return null;
};
