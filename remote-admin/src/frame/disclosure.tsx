import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { color, shadow, surface } from 'shared-lib/theme';
import styled from 'styled-components';

const Place = styled.div`
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

/** Closes on Esc, on a press elsewhere, and when the focus goes elsewhere. */
const useDismissal = (isOpen: boolean, close: () => void) => {
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) close();
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [isOpen, close]);
  return { place, button };
};

/** What a button needs to open and close its panel. */
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
  const [close] = useState(() => () => setIsOpen(false));
  const { place, button } = useDismissal(isOpen, close);
  return (
    <Place ref={place}>
      {renderButton({
        ref: button,
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => setIsOpen(!isOpen),
      })}
      {isOpen && <Panel id={id}>{children}</Panel>}
    </Place>
  );
};
