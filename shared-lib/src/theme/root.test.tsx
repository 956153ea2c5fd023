import { renderToString } from 'react-dom/server';
import * as theme from 'shared-lib/theme';
import { fontFiles, globalStyles, ThemeRoot } from 'shared-lib/theme/root';
import styled, { css, keyframes, ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';

const { physical } = theme;

/** The CSS that the server would send for a page with this element on it. */
const cssOf = (element: React.ReactNode): string => {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<ThemeRoot>{element}</ThemeRoot>));
  return sheet.getStyleTags();
};

/** What somebody writes by mistake. */
const SLIP = 'margin-left: 7px;';

describe('the RTL net', () => {
  it('flips a physical value that somebody wrote by mistake', () => {
    const Slip = styled.div`
      ${SLIP}
    `;
    expect(cssOf(<Slip />)).toContain('margin-right:7px');
  });

  it('leaves logical values alone', () => {
    const Right = styled.div`
      margin-inline-start: 7px;
      text-align: start;
    `;
    expect(cssOf(<Right />)).toMatch(/margin-inline-start:7px;text-align:start;/);
  });

  it('leaves what is marked as physical alone, wherever it stands in the template', () => {
    const slide = keyframes`to { ${physical('transform', 'translateX(-9px)')} }`;
    const tail = css`
      ${physical('text-align', 'right')}
    `;
    const Meant = styled.div`
      padding: 1px;
      ${physical('background', 'linear-gradient(to left, red 0, blue calc(var(--edge) + 25rem))')}
      ${physical('background-position', '100% 0')}
      animation: ${slide} 1s;
      &:hover [data-go] {
        ${physical('transform', 'translateX(-4px)')}
      }
      @media (max-width: 900px) {
        ${physical('left', '3px')}
        ${SLIP}
      }
      ${tail}
    `;
    const sent = cssOf(<Meant />);
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

describe('the values', () => {
  const sent = globalStyles;

  it('defines every value that the theme names', () => {
    const named = new Set(JSON.stringify(theme).match(/(?<=var\()--[\w-]+/g));
    expect(named.size).toBeGreaterThan(90);
    const missing = [...named].filter((name) => !sent.includes(`${name}:`));
    expect(missing).toEqual([]);
  });

  it('keeps the octagon, the shadows and the clamps as the design wrote them', () => {
    expect(sent).toContain('--oct:polygon(29.3% 0, 70.7% 0, 100% 29.3%');
    expect(sent).toContain('--e3:0 24px 60px -16px rgb(6 26 30 / .34)');
    expect(sent).toContain('--fs-h1:clamp(1.875rem, 1.3rem + 1.9vw, 2.75rem)');
  });

  it('declares the family for each script, what every page needs apart from the rest, with the files that pages preload', () => {
    expect(fontFiles).toHaveLength(2);
    for (const file of fontFiles) expect(sent).toContain(`url("${file}") format("woff2")`);
    expect(sent.match(/font-family:\s*"Alexandria";/g)).toHaveLength(4);
    const fallbackFonts = [...sent.matchAll(/@font-face\s*{[^}]*local\([^}]*}/g)].map(([face]) => face);
    expect(fallbackFonts.length).toBeGreaterThan(0);
    for (const face of fallbackFonts) expect(face).toMatch(/size-adjust:\s*\d/);
    // Whoever stands in is named in the row of families, after the real one.
    for (const [, family] of fallbackFonts.join('').matchAll(/font-family:\s*"([^"]+)"/g))
      expect(sent).toMatch(new RegExp(`--font:\\s*"Alexandria",[^;]*"${family}"`));
  });
});
