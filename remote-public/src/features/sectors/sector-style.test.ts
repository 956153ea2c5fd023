import Cpu from 'lucide-react/icons/cpu';
import Layers from 'lucide-react/icons/layers';
import Sprout from 'lucide-react/icons/sprout';
import { color } from 'shared-lib/theme';
import { describe, expect, test } from 'vitest';
import { sectorColor, sectorGlyph } from './sector-style.ts';

describe('the icon of a sector', () => {
  test('is the one that the administration chose, whatever the name is', () => {
    expect(sectorGlyph({ icon: 'cpu', name_ar: 'القطاع الزراعي' })).toBe(Cpu);
  });

  test.each(['', 'no-such-icon', 'toString'])('is chosen by the Arabic name when the API sends %j', (icon) => {
    expect(sectorGlyph({ icon, name_ar: 'القطاع الزراعي' })).toBe(Sprout);
    expect(sectorGlyph({ icon, name_ar: 'الرياضي' })).toBe(Layers);
  });
});

describe('the colour of a sector', () => {
  test('is the one that the administration chose', () => {
    expect(sectorColor({ color: '#1D5680', name_ar: 'الزراعي' })).toBe('#1D5680');
  });

  test.each(['', 'red', '#fff', '#1D5680;} body{display:none'])(
    'is chosen by the Arabic name when the API sends %j',
    (chosen) => {
      expect(sectorColor({ color: chosen, name_ar: 'الزراعي' })).toBe(color.success);
      expect(sectorColor({ color: chosen, name_ar: 'الرياضي' })).toBe(color.nile600);
    },
  );
});
