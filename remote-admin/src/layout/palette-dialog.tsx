import Search from 'lucide-react/icons/search';
import { useId, useRef, useState } from 'react';
import { verbs } from 'shared-lib/copy';
import { color, media, shadow, surface } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import { useModal } from 'shared-lib/ui/use-modal';
import styled from 'styled-components';
import { palette as labels } from '../copy/palette.ts';
import type { PaletteKeys } from '../features/palette/palette-results.tsx';
import { lazyPart } from '../resource/lazy-part.tsx';
import { sections } from './sections.ts';

const Results = lazyPart(
  () => import('../features/palette/palette-results.tsx').then((m) => m.PaletteResults),
  <div role="status">
    <p>{verbs.loading}</p>
  </div>,
);

const pages = sections.flatMap(({ links }) => links.map(({ to, label }) => ({ to, label })));

const Box = styled.dialog`
  ${surface.light}
  inline-size: min(44rem, calc(100vw - 2.5rem));
  max-inline-size: none;
  max-block-size: calc(100dvh - 9rem);
  margin: var(--s18) auto auto;
  padding: 0;
  border: 0;
  border-block-start: 3px solid ${color.brass500};
  box-shadow: ${shadow.dialog};
  &::backdrop {
    background: rgb(6 26 30 / 0.6);
  }
  [role='status'] p {
    padding: var(--s3) var(--s5);
    color: ${color.text2};
    font-size: var(--fs-sm);
  }
  ${media.stacked} {
    inline-size: 100vw;
    block-size: 100dvh;
    max-block-size: none;
    margin: 0;
  }
`;
const Field = styled.div`
  position: sticky;
  inset-block-start: 0;
  display: flex;
  align-items: center;
  gap: var(--s3);
  padding: var(--s2) var(--s5);
  border-block-end: 1px solid ${color.line};
  background: ${color.white};
  input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 2.75rem;
    border: 0;
    outline: 0;
    background: none;
    font-size: 1rem;
  }
`;

/**
 * Searches everything and runs commands. Only the results are a chunk of their own: the field opens at once, so that what is typed
 * right after Ctrl K arrives in it and triggers no shortcut of the page below.
 */
export const PaletteDialog = ({ onClose }: { onClose: () => void }) => {
  const id = useId();
  const modal = useModal({ onClose });
  const keys = useRef<PaletteKeys>(null);
  const [typed, setTyped] = useState('');
  const [currentId, setCurrentId] = useState<string>();
  return (
    <Box {...modal} aria-label={labels.title}>
      <Field>
        <Icon icon={Search} size={20} />
        <input
          data-first-focus=""
          role="combobox"
          aria-expanded={currentId !== undefined}
          aria-controls={id}
          aria-activedescendant={currentId}
          aria-autocomplete="list"
          aria-label={labels.open}
          placeholder={labels.placeholder}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => keys.current?.onKeyDown(event)}
        />
      </Field>
      <Results id={id} typed={typed} pages={pages} keys={keys} onChoose={setCurrentId} onClose={onClose} />
    </Box>
  );
};
