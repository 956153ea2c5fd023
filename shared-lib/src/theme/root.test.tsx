import { renderToString } from 'react-dom/server';
import { changeText, moneyText, percentText } from 'shared-lib/charts';
import * as theme from 'shared-lib/theme';
import { fontFiles, globalStyles, ThemeRoot } from 'shared-lib/theme/root';
import styled, { css, keyframes, ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';

const { physical } = theme;

/** The CSS that the server renders for this element. */
const cssOf = (element: React.ReactNode): string => {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<ThemeRoot>{element}</ThemeRoot>));
  return sheet.getStyleTags();
};

/** A physical property used by mistake. */
const PHYSICAL_PROPERTY = 'margin-left: 7px;';

describe('RTL plugin', () => {
  it('flips a physical property', () => {
    const Mistake = styled.div`
      ${PHYSICAL_PROPERTY}
    `;
    expect(cssOf(<Mistake />)).toContain('margin-right:7px');
  });

  it('leaves logical properties unchanged', () => {
    const Right = styled.div`
      margin-inline-start: 7px;
      text-align: start;
    `;
    expect(cssOf(<Right />)).toMatch(/margin-inline-start:7px;text-align:start;/);
  });

  it('leaves declarations of physical() unchanged anywhere in a template', () => {
    const slide = keyframes`to { ${physical('transform', 'translateX(-9px)')} }`;
    const tail = css`
      ${physical('text-align', 'right')}
    `;
    const Physical = styled.div`
      padding: 1px;
      ${physical('background', 'linear-gradient(to left, red 0, blue calc(var(--edge) + 25rem))')}
      ${physical('background-position', '100% 0')}
      animation: ${slide} 1s;
      &:hover [data-go] {
        ${physical('transform', 'translateX(-4px)')}
      }
      @media (max-width: 900px) {
        ${physical('left', '3px')}
        ${PHYSICAL_PROPERTY}
      }
      ${tail}
    `;
    const sent = cssOf(<Physical />);
    expect(sent).toContain('linear-gradient(to left, red 0, blue calc(var(--edge) + 25rem))');
    expect(sent).toContain('background-position:100% 0');
    expect(sent).toContain('translateX(-9px)');
    expect(sent).toContain('[data-go]{transform:translateX(-4px)');
    expect(sent).toMatch(/[{;]left:3px/);
    expect(sent).toContain('margin-right:7px');
    expect(sent).toContain('text-align:right');
    expect(sent).not.toContain('noflip');
  });
});

describe('globalStyles', () => {
  const sent = globalStyles;

  it('defines every custom property that the theme uses', () => {
    const used = new Set(JSON.stringify(theme).match(/(?<=var\()--[\w-]+/g));
    expect(used.size).toBeGreaterThan(90);
    const missing = [...used].filter((name) => !sent.includes(`${name}:`));
    expect(missing).toEqual([]);
  });

  it('keeps octagon, shadows and clamp() values unchanged by the minification', () => {
    expect(sent).toContain('--oct:polygon(29.3% 0, 70.7% 0, 100% 29.3%');
    expect(sent).toContain('--e3:0 24px 60px -16px rgb(6 26 30 / .34)');
    expect(sent).toContain('--fs-h1:clamp(1.875rem, 1.3rem + 1.9vw, 2.75rem)');
  });

  it('declares basic and full fonts per script, with the preloaded files and the fallback fonts', () => {
    expect(fontFiles).toHaveLength(2);
    for (const file of fontFiles) expect(sent).toContain(`url("${file}") format("woff2")`);
    expect(sent.match(/font-family:\s*"Alexandria";/g)).toHaveLength(4);
    const fallbackFaces = [...sent.matchAll(/@font-face\s*{[^}]*local\([^}]*}/g)].map(([face]) => face);
    expect(fallbackFaces.length).toBeGreaterThan(0);
    for (const face of fallbackFaces) expect(face).toMatch(/size-adjust:\s*\d/);
    // --font lists each fallback family after Alexandria.
    for (const [, family] of fallbackFaces.join('').matchAll(/font-family:\s*"([^"]+)"/g))
      expect(sent).toMatch(new RegExp(`--font:\\s*"Alexandria",[^;]*"${family}"`));
  });

  it('has every character of a figure, visible or not, in the preloaded files', () => {
    const ranges = fontFiles.flatMap((file) => {
      const [, list = ''] = new RegExp(`url\\("${file}"\\)[^}]*unicode-range:\\s*([^;}]+)`).exec(sent) ?? [];
      return list.split(',').map((range) => {
        const [first = '', last = first] = range.trim().slice(2).split('-');
        return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
      });
    });
    const isPreloaded = (code: number) => ranges.some(([first, last]) => code >= first && code <= last);
    const figures = `${moneyText(-1_234_567)} ${changeText(-0.241)} ${percentText(0.5)}`;
    expect(Array.from(figures).filter((character) => !isPreloaded(character.codePointAt(0) ?? 0))).toEqual([]);
  });
});
