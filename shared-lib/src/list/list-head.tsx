import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import type { ReactNode } from 'react';
import { listLabels } from 'shared-lib/copy';
import { color, text } from 'shared-lib/theme';
import { IconButton } from 'shared-lib/ui/button';
import { Disclosure } from 'shared-lib/ui/disclosure';
import { Icon } from 'shared-lib/ui/icon';
import { PageHead } from 'shared-lib/ui/page-head';
import { useStacked } from 'shared-lib/ui/use-stacked';
import styled from 'styled-components';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2);
  min-block-size: 2.75rem;
  h1 {
    font-size: 1.25rem;
    line-height: 1.5rem;
  }
  p {
    ${text.tabular}
    min-block-size: 1.25rem;
    color: ${color.muted};
    font-size: var(--fs-xs);
    line-height: 1.25rem;
  }
`;
/** Of the actions only the last one, which creates a row, stands beside the title; with an icon it needs no text. */
const Actions = styled.div`
  display: flex;
  flex: none;
  gap: var(--s2);
  > a:not(:last-of-type) {
    display: none;
  }
  > a {
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
  }
  > a:has(> svg) {
    gap: 0;
    padding-inline: 0;
    font-size: 0;
  }
`;
const Menu = styled.div`
  display: grid;
  gap: var(--s2);
  padding: var(--s2);
`;
/** The last action stands beside the title already. */
const Others = styled.div`
  display: contents;
  > a:last-of-type {
    display: none;
  }
`;

interface Props {
  title: string;
  /** Number of rows. */
  count: string;
  /** Export, import, deleted rows. Without them a list has one action. */
  tools: ReactNode;
  actions: ReactNode;
}

/** Title of a list with its buttons. On phones one row: the new row beside the title, the rest in a menu. */
export const ListHead = ({ title, count, tools, actions }: Props) => {
  const isStacked = useStacked();
  if (!isStacked)
    return (
      <PageHead
        title={title}
        text={count}
        isLive
        actions={
          <>
            {tools}
            {actions}
          </>
        }
      />
    );
  return (
    <Head>
      <div>
        <h1>{title}</h1>
        <p role="status">{count}</p>
      </div>
      <Actions data-commands="">
        {tools && (
          <Disclosure
            renderButton={(control) => (
              <IconButton label={listLabels.more} {...control}>
                <Icon icon={EllipsisVertical} size={20} />
              </IconButton>
            )}
          >
            <Menu>
              {tools}
              <Others>{actions}</Others>
            </Menu>
          </Disclosure>
        )}
        {actions}
      </Actions>
    </Head>
  );
};
