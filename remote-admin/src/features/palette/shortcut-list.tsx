import { paths } from 'shared-lib/paths';
import { media } from 'shared-lib/theme';
import { Dialog } from 'shared-lib/ui/dialog';
import styled from 'styled-components';
import { entry } from '../../copy/entry.ts';
import { inbox } from '../../copy/inbox.ts';
import { palette } from '../../copy/palette.ts';
import { KeyCap } from '../../layout/key-cap.ts';
import { goToKeys, sections } from '../../layout/sections.ts';
import { triageKeyLabels } from '../../request/triage-key-labels.ts';

const labels = palette.shortcuts;

const Keys = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s2) var(--s5);
  align-items: center;
  div {
    display: contents;
  }
`;

/** Two columns where there is space, so that all keys are in sight. */
const Groups = styled.div`
  columns: 2;
  column-gap: var(--s8);
  section {
    break-inside: avoid;
    padding-block-end: var(--s4);
  }
  h3 {
    padding-block-end: var(--s2);
    font-size: 1rem;
  }
  ${media.stacked} {
    columns: 1;
  }
`;

const pageNames = new Map([
  ...sections.flatMap(({ links }) => links.map(({ to, label }) => [to, label] as const)),
  [paths.admin.newRequest(), entry.title] as const,
]);

const goToLabels = Object.entries(goToKeys).map(
  ([code, path]) => [`G ${code.slice('Key'.length)}`, pageNames.get(path) ?? path] as const,
);

const { contentKeys } = labels;

/** The keys of the lists of content (`RowKeys`). */
const contentKeyLabels: readonly (readonly [string, string])[] = [
  ['J K', inbox.keys.nextPrevious],
  ['Enter', inbox.keys.open],
  ['X', inbox.keys.select],
  ['P', contentKeys.publish],
  ['E', contentKeys.archive],
  ['D', contentKeys.draft],
  ['Delete', contentKeys.remove],
  ['Z', inbox.keys.undo],
];

const groups: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
  [
    labels.everywhere,
    [
      ['Ctrl K', labels.palette],
      ['Ctrl S', labels.save],
      ['?', labels.list],
      ['Esc', labels.close],
    ],
  ],
  [labels.goTo, goToLabels],
  [labels.inbox, triageKeyLabels],
  [labels.content, contentKeyLabels],
];

/** All keyboard shortcuts of the administration. */
export const ShortcutList = ({ onClose }: { onClose: () => void }) => (
  <Dialog open wide onClose={onClose} title={labels.title}>
    <p>{labels.text}</p>
    <Groups>
      {groups.map(([title, keys]) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <Keys>
            {keys.map(([key, label]) => (
              <div key={key}>
                <dt>
                  <KeyCap>{key}</KeyCap>
                </dt>
                <dd>{label}</dd>
              </div>
            ))}
          </Keys>
        </section>
      ))}
    </Groups>
  </Dialog>
);
