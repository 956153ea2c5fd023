import { expect, test } from 'vitest';
import { formatWait } from './index.ts';

test.each([
  [0, 'بعد دقيقة واحدة'],
  [59, 'بعد دقيقة واحدة'],
  [61, 'بعد دقيقتين'],
  [400, 'بعد 7 دقائق'],
  [900, 'بعد 15 دقيقة'],
  [6000, 'بعد 100 دقيقة'],
])('formats %i seconds as «%s», rounded up', (seconds, text) => expect(formatWait(seconds)).toBe(text));
