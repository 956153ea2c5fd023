import type { RequestFile } from 'shared-lib/contracts';
import { color, weight } from 'shared-lib/theme';
import styled from 'styled-components';

type Tone = 'pdf' | 'sheet' | 'picture' | 'other';
const tones: Record<Tone, string> = {
  pdf: color.clay600,
  sheet: color.success,
  picture: color.info,
  other: color.ink700,
};

const toneOf = (mime: string): Tone => {
  if (mime === 'application/pdf') return 'pdf';
  if (mime.startsWith('image/')) return 'picture';
  return /sheet|excel/.test(mime) ? 'sheet' : 'other';
};

const Tab = styled.span<{ $tone: Tone }>`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 2.25rem;
  block-size: 2.75rem;
  background: ${({ $tone }) => tones[$tone]};
  color: ${color.white};
  clip-path: polygon(0.625rem 0, 100% 0, 100% 100%, 0 100%, 0 0.625rem);
  font-size: 0.6875rem;
  font-weight: ${weight.medium};
`;

const MAX_CHARACTERS = 4;

/** The type of a file as a tab with its ending. Decorative: the name beside it has the same ending. */
export const FileTab = ({ file: { name, mime } }: { file: Pick<RequestFile, 'name' | 'mime'> }) => (
  <Tab $tone={toneOf(mime)} aria-hidden="true">
    {(name.split('.').at(-1) ?? '').slice(0, MAX_CHARACTERS).toUpperCase()}
  </Tab>
);
