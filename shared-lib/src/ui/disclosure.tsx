import { createContext, useCallback, useContext, useId, useRef, useState, type ReactNode } from 'react';
import { color, media, shadow, surface } from 'shared-lib/theme';
import { useDismissal } from 'shared-lib/ui/use-dismissal';
import styled, { css } from 'styled-components';

const Container = styled.div`
  position: relative;
`;
/** Wherever the button stands, the panel keeps inside the screen. It begins below the button, at its place in the text. */
const acrossPhone = css`
  ${media.phone} {
    position: fixed;
    inset-block-start: auto;
    inset-inline: 1.25rem;
    margin-block-start: var(--s2);
  }
`;
const Panel = styled.div<{ $isWide: boolean }>`
  position: absolute;
  z-index: 10;
  inset-block-start: calc(100% + 0.5rem);
  inset-inline-end: 0;
  min-inline-size: 14rem;
  max-inline-size: calc(100vw - 2.5rem);
  max-block-size: calc(100svh - 8rem);
  overflow-y: auto;
  padding: var(--s2);
  border: 1px solid ${color.line};
  ${surface.light}
  box-shadow: ${shadow.menu};
  ${({ $isWide }) => $isWide && acrossPhone}
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
  /** Whether the panel is as wide as the screen of a phone. */
  isWide?: boolean;
  children: ReactNode;
}

const CloseContext = createContext<() => void>(() => undefined);

/** For the content of a panel: closes it and focuses its button. */
export const useCloseDisclosure = (): (() => void) => useContext(CloseContext);

/** A button with a panel below it. */
export const Disclosure = ({ renderButton, isWide = false, children }: Props) => {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setIsOpen(false);
    button.current?.focus();
  }, []);
  useDismissal({ isOpen, close: () => setIsOpen(false), root: container, trigger: button });
  return (
    <Container ref={container}>
      {renderButton({
        ref: button,
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => setIsOpen(!isOpen),
      })}
      {isOpen && (
        <Panel id={id} $isWide={isWide}>
          <CloseContext value={close}>{children}</CloseContext>
        </Panel>
      )}
    </Container>
  );
};
