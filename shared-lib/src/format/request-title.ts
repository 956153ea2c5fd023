import type { Neutral, RequestKind, PreferredTime } from 'shared-lib/contracts';
import { greetings, requestPanels, dayAndPart, dayPartLabels, weekdays } from 'shared-lib/copy';
import { cutText } from './plain-text.ts';
import { formatDate, formatTime } from './date.ts';

/** Characters of a title, without the name of the kind. */
const LONGEST_TITLE = 60;
/** A shorter start is no sentence but an abbreviation, such as «د.». */
const SHORTEST_SENTENCE = 12;

/** A full stop, a question mark (also the Arabic one), an exclamation mark or an ellipsis before a space. */
const SENTENCE_END = /[.!?\u061F\u2026](?=\s|$)/gu;
/** Commas and colons, also Arabic ones, that a shortened line must not end with. */
const LOOSE_END = new Set([',', ':', ';', '\u060C', '\u061B']);

/** Greetings at the start of a text, with the marks after them: they are a sentence, but no title. Built on first use, see `number.ts`. */
let greeting: RegExp | undefined;
const withoutGreeting = (line: string): string => {
  greeting ??= new RegExp(`^(?:(?:${greetings.join('|')})(?=[\\s.,!\u060C]|$)[\\s.,!\u060C]*)+`, 'u');
  return line.replace(greeting, '');
};

/** The first paragraph that says more than a greeting, in one line. */
const firstParagraph = (written: string): string => {
  const paragraphs = written.split(/\n\s*\n/).map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim());
  return paragraphs.map(withoutGreeting).find(Boolean) ?? paragraphs.find(Boolean) ?? '';
};

const firstSentence = (line: string): string => {
  for (const { index } of line.matchAll(SENTENCE_END))
    if (index + 1 >= SHORTEST_SENTENCE) return line.slice(0, line[index] === '.' ? index : index + 1);
  return line;
};

/** Ends a line that is too long after its last whole word. */
const cutAtWord = (line: string): string => {
  if (line.length <= LONGEST_TITLE) return line;
  const end = line.lastIndexOf(' ', LONGEST_TITLE - 1);
  const start = cutText(line, end > 0 ? end : LONGEST_TITLE - 1);
  return `${LOOSE_END.has(start.at(-1) ?? '') ? start.slice(0, -1) : start}…`;
};

/** What a client wrote, by the fields of the three forms. */
export interface TitledRequest {
  kind: RequestKind | Neutral;
  subject?: string | null | undefined;
  project_idea?: string | null | undefined;
  description?: string | null | undefined;
}

/** What a request is about: the first sentence of what the client wrote after a greeting, at most 60 characters long. */
export const requestTopic = ({ kind, subject, project_idea, description }: TitledRequest): string => {
  const line = firstParagraph(subject || project_idea || description || '');
  return line ? cutAtWord(firstSentence(line)) : requestPanels.untitled[kind];
};

/**
 * The title of a request wherever its kind does not stand beside it. The one of a consultation says that it is one, because its text
 * often does not.
 */
export const requestTitle = (request: TitledRequest): string => {
  const topic = requestTopic(request);
  const isNamed = request.kind !== 'consultation' || topic.includes(requestPanels.consultation);
  return isNamed ? topic : `${requestPanels.consultation}: ${topic}`;
};

const CLOCK_TIME = /^\d{2}:\d{2}$/;
const partLabels: Readonly<Record<string, string>> = dayPartLabels;

/** «الأحد 8 مارس 2026، صباحاً (من 9 إلى 12)»: a day in Riyadh with a part of it, a time, or neither. */
export const formatPreferredTime = ({ date, time }: PreferredTime): string => {
  const day = `${weekdays[new Date(date).getUTCDay()]} ${formatDate(date)}`;
  const label = partLabels[time] ?? (CLOCK_TIME.test(time) ? formatTime(`${date}T${time}:00+03:00`) : '');
  return label ? dayAndPart(day, label) : day;
};
