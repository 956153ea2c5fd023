import { useId, useRef, useState, type ReactNode } from 'react';
import { color, shadow, surface } from 'shared-lib/theme';
import { useDismissal } from 'shared-lib/ui/use-dismissal';
import styled from 'styled-components';

const Container = styled.div`
  position: relative;
`;
const Panel = styled.div`
  position: absolute;
  z-index: 10;
  inset-block-start: calc(100% + 0.5rem);
  inset-inline-end: 0;
  min-inline-size: 14rem;
  max-inline-size: calc(100vw - 2.5rem);
  max-block-size: calc(100svh - 8rem);
  overflow-y: auto;
  padding: 0.5rem;
  border: 1px solid ${color.line};
  ${surface.light}
  box-shadow: ${shadow.menu};
`;

/** Props of the button that opens and closes the panel. */
export interface DisclosureButton {
  ref: React.Ref<HTMLButtonElement>;
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
}

interface Props {
  renderButton: (control: DisclosureButton) => ReactNode;
  children: ReactNode;
}

/** A button with a panel below it. */
export const Disclosure = ({ renderButton, children }: Props) => {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismissal({ isOpen, close: () => setIsOpen(false), root: container, trigger: button });
  return (
    <Container ref={container}>
      {renderButton({
        ref: button,
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => setIsOpen(!isOpen),
      })}
      {isOpen && <Panel id={id}>{children}</Panel>}
    </Container>
  );
};
