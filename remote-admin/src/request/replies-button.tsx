import { useQuery } from '@tanstack/react-query';
import ListPlus from 'lucide-react/icons/list-plus';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useState } from 'react';
import type { FilledReply } from 'shared-lib/contracts';
import { requestPanels } from 'shared-lib/copy';
import { whatsappHref } from 'shared-lib/format';
import { HttpError } from 'shared-lib/http';
import { insertIntoMessage, repliesQuery } from './filled-replies.ts';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { color } from 'shared-lib/theme';
import { BlockFailed } from 'shared-lib/ui/block-failed';
import { Button, ButtonLink } from 'shared-lib/ui/button';
import { Dialog } from 'shared-lib/ui/dialog';
import { Icon } from 'shared-lib/ui/icon';
import { Select } from 'shared-lib/ui/input';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { TextLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';

const { replies: labels } = requestPanels;

const List = styled.ul`
  display: grid;
  gap: var(--s4);
  max-block-size: 60svh;
  overflow-y: auto;
  li {
    display: grid;
    gap: var(--s2);
    padding: var(--s4);
    border: 1px solid ${color.line};
  }
  p {
    color: ${color.text2};
    font-size: var(--fs-sm);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
  }
`;

interface Props {
  /** Path of the requests of the role, below `/api`. */
  base: string;
  reference: string;
  /** With a phone number and its country code, a reply can be sent by WhatsApp. */
  phone?: string | undefined;
  /** Page on which the replies are managed, for those who may. */
  managePath?: string;
}

const Replies = ({
  items,
  phone,
  onInsert,
}: Pick<Props, 'phone'> & {
  items: readonly FilledReply[];
  onInsert: (text: string) => void;
}) => (
  <List aria-label={labels.title}>
    {items.map(({ id, title, body }) => (
      <li key={id}>
        <b>{title}</b>
        <p>{body}</p>
        <div>
          <Button size="small" aria-label={labels.insertNamed(title)} onClick={() => onInsert(body)}>
            {labels.insert}
          </Button>
          {phone && (
            <ButtonLink
              tone="quiet"
              size="small"
              to={whatsappHref(phone, body)}
              target="_blank"
              rel="noreferrer"
              aria-label={labels.whatsappNamed(title)}
            >
              <Icon icon={MessageCircle} size={16} />
              {labels.whatsapp}
            </ButtonLink>
          )}
        </div>
      </li>
    ))}
  </List>
);

const RepliesDialog = ({ base, reference, phone, managePath, onClose }: Props & { onClose: () => void }) => {
  const { data, error, isFetching, refetch } = useLastingFailure(useQuery(repliesQuery(base, reference)));
  const insert = (text: string) => {
    onClose();
    // The dialog gives the focus back first.
    requestAnimationFrame(() => insertIntoMessage(text));
  };
  return (
    <Dialog open wide onClose={onClose} title={labels.title}>
      {data && data.length > 0 && <Replies items={data} phone={phone} onInsert={insert} />}
      {data?.length === 0 && <p>{labels.none}</p>}
      {!data && error && (
        <BlockFailed
          message={`${labels.failed} ${error instanceof HttpError ? error.message : ''}`.trim()}
          isTrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <LoadingArea>
          <Skeleton $block="8rem" />
        </LoadingArea>
      )}
      {managePath && <TextLink to={managePath}>{labels.manage}</TextLink>}
    </Dialog>
  );
};

/** Replies that staff reuse, with their variables filled for the request: inserted into the composer, or sent by WhatsApp. */
export const RepliesButton = (props: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => setIsOpen(true)}>
        <Icon icon={ListPlus} size={16} />
        {labels.title}
      </Button>
      {isOpen && <RepliesDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
};

interface SelectProps extends Pick<Props, 'base' | 'reference'> {
  onInsert: (text: string) => void;
}

/** The same replies inside of a dialog, where another dialog has no place. Choosing one inserts it. */
export const ReplySelect = ({ base, reference, onInsert }: SelectProps) => {
  const { data = [] } = useQuery(repliesQuery(base, reference));
  if (data.length === 0) return null;
  return (
    <Select
      aria-label={labels.choose}
      value=""
      onChange={({ target }) => {
        const chosen = data.find(({ id }) => String(id) === target.value);
        if (chosen) onInsert(chosen.body);
      }}
    >
      <option value="">{labels.choose}</option>
      {data.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </Select>
  );
};
