import { createContext, use, useEffect, useRef } from 'react';
import type { RequestKind } from 'shared-lib/contracts';
import { useFormContext } from 'shared-lib/form';
import { contact } from '../../copy/contact.ts';

/** The service, sector or study that the visitor comes from, by its Arabic name, or a calculation by its summary. */
export type RequestTopic =
  | { kind: 'service' | 'sector' | 'study'; name: string }
  | {
      kind: 'calculation';
      name: string;
      capital: string;
      /** The calculation as the text in its link. */
      code: string;
    };

export const TopicContext = createContext<RequestTopic | undefined>(undefined);

interface Props {
  kind: RequestKind;
  /** The field that is prefilled with the topic. */
  field: string;
}

/** Sets an empty field, and replaces a text that it set before. */
const usePrefill = (field: string, text: string) => {
  const { getValues, resetField } = useFormContext();
  const prefilled = useRef('');
  useEffect(() => {
    const current: unknown = getValues(field);
    if (text === '' || (current && current !== prefilled.current)) return;
    prefilled.current = text;
    resetField(field, { defaultValue: text });
  }, [text, field, getValues, resetField]);
};

/** Prefills an empty field with the topic of the request. */
export const TopicPrefill = ({ kind, field }: Props) => {
  const topic = use(TopicContext);
  const copy = topic && contact.topic[topic.kind];
  usePrefill(field, topic && copy ? (kind === 'contact' ? copy.contact(topic.name) : copy.text(topic.name)) : '');
  return null;
};

/** Prefills an empty field with the capital of the calculation that the visitor comes from. */
export const CapitalPrefill = ({ field }: Pick<Props, 'field'>) => {
  const topic = use(TopicContext);
  usePrefill(field, topic?.kind === 'calculation' ? topic.capital : '');
  return null;
};
