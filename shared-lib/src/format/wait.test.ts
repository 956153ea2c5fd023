import { expect, test } from 'vitest';
import { formatWait } from './index.ts';

test.each([
  [0, 'بعد دقيقة واحدة'],
  [59, 'بعد دقيقة واحدة'],
  [61, 'بعد دقيقتين'],
  [400, 'بعد 7\u00A0دقائق'],
  [900, 'بعد 15\u00A0دقيقة'],
  [6000, 'بعد 100\u00A0دقيقة'],
])('formats %i seconds as «%s», rounded up', (seconds, text) => expect(formatWait(seconds)).toBe(text));
