import { createContext, use, useEffect, useRef } from 'react';
import type { RequestKind } from 'shared-lib/contracts';
import { useFormContext } from 'shared-lib/form';
import { contact } from '../../copy/contact.ts';

/** The service, sector or study that the visitor comes from, by its Arabic name. */
export interface RequestTopic {
  kind: 'service' | 'sector' | 'study';
  name: string;
}

export const TopicContext = createContext<RequestTopic | undefined>(undefined);

interface Props {
  kind: RequestKind;
  /** The field that is prefilled with the topic. */
  field: string;
}

/** Prefills an empty field with the topic of the request. */
export const TopicPrefill = ({ kind, field }: Props) => {
  const topic = use(TopicContext);
  const { getValues, resetField } = useFormContext();
  const prefilled = useRef('');
  const copy = topic && contact.topic[topic.kind];
  const prefix = topic && copy ? (kind === 'contact' ? copy.contact(topic.name) : copy.text(topic.name)) : '';
  useEffect(() => {
    const current: unknown = getValues(field);
    if (prefix === '' || (current && current !== prefilled.current)) return;
    prefilled.current = prefix;
    resetField(field, { defaultValue: prefix });
  }, [prefix, field, getValues, resetField]);
  return null;
};
