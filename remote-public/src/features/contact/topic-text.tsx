import { createContext, use, useEffect, useRef } from 'react';
import type { RequestKind } from 'shared-lib/contracts';
import { useFormContext } from 'shared-lib/form';
import { contact } from '../../copy/contact.ts';

/** What somebody came from, by its Arabic name. */
export interface RequestTopic {
  kind: 'service' | 'sector' | 'study';
  name: string;
}

export const TopicContext = createContext<RequestTopic | undefined>(undefined);

interface Props {
  kind: RequestKind;
  /** The field whose text begins with the topic. */
  field: string;
}

/** Begins a text with what the request is about, where nothing was written yet. */
export const TopicText = ({ kind, field }: Props) => {
  const topic = use(TopicContext);
  const { getValues, resetField } = useFormContext();
  const written = useRef('');
  const words = topic && contact.topic[topic.kind];
  const beginning = topic && words ? (kind === 'contact' ? words.contact(topic.name) : words.text(topic.name)) : '';
  useEffect(() => {
    const now: unknown = getValues(field);
    if (beginning === '' || (now && now !== written.current)) return;
    written.current = beginning;
    resetField(field, { defaultValue: beginning });
  }, [beginning, field, getValues, resetField]);
  return null;
};
