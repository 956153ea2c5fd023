import { useEffect, useState } from 'react';
import { color, SCREEN_ONLY, shape } from 'shared-lib/theme';
import { useStacked } from 'shared-lib/ui/use-stacked';
import styled from 'styled-components';
import { copy } from '../copy/ar.ts';

const Row = styled.nav`
  position: sticky;
  z-index: 9;
  inset-block-start: var(--top-bar);
  margin-inline: calc(-1 * var(--s5));
  background: ${color.sand100};
  overflow-x: auto;
  scrollbar-width: none;
  ul {
    display: flex;
    gap: var(--s2);
    padding: var(--s1) var(--s5);
  }
  button {
    min-block-size: 2.75rem;
    padding-inline: var(--s4);
    border: 1px solid ${color.line};
    border-radius: ${shape.radius};
    background: ${color.white};
    font-size: var(--fs-sm);
    white-space: nowrap;
  }
`;

/** Headings of the panels of a form, not those of a text that it edits. */
const HEADINGS = 'form section > header > :is(h2, h3)';
/** Fewer panels fit on little more than one screen. */
const MIN = 3;

const isSame = (one: readonly HTMLElement[], other: readonly HTMLElement[]): boolean =>
  one.length === other.length && one.every((element, index) => element === other[index]);

const show = (heading: HTMLElement): void => {
  heading.closest('section')?.scrollIntoView({ block: 'start' });
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** On phones: the panels of a long form as buttons below the top bar, whichever page the form is on. */
export const FormSections = () => {
  const isStacked = useStacked();
  const [headings, setHeadings] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    const main = document.querySelector('main');
    if (!isStacked || !main) return;
    const read = () => {
      const found = Array.from(main.querySelectorAll<HTMLElement>(HEADINGS));
      setHeadings((before) => (isSame(before, found) ? before : found));
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isStacked]);
  if (!isStacked || headings.length < MIN) return null;
  return (
    <Row aria-label={copy.layout.formSections} {...SCREEN_ONLY}>
      <ul>
        {headings.map((heading, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Two panels may have the same name.
          <li key={index}>
            <button type="button" onClick={() => show(heading)}>
              {heading.textContent}
            </button>
          </li>
        ))}
      </ul>
    </Row>
  );
};
