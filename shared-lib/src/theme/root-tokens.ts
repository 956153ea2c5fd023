import { fallbackFontFamilies } from './fallback-fonts.ts';

/** Values of the design tokens, defined once per page. Packages use them by name through `shared-lib/theme`. */
export const rootTokens = `
  color-scheme: light;
  --font: "Alexandria", ${fallbackFontFamilies}, "Segoe UI", "Noto Sans Arabic", Tahoma, sans-serif;

  --ink-950: #061A1E; --ink-900: #0A272C; --ink-800: #0F363C; --ink-700: #16484F;
  --nile-600: #17625F; --nile-500: #2A7F79; --nile-300: #8DBBB3; --nile-200: #BCD6CF; --nile-100: #DCE9E3; --nile-50: #EDF3EF;
  --white: #FFFFFF; --paper: #FBF9F4; --sand-100: #F4EFE4; --sand-200: #E9DFCC; --sand-300: #D8C7A6; --sand-400: #C0A577;
  --brass-100: #F6EAD0; --brass-400: #DDB56A; --brass-500: #C49443; --brass-700: #80571A; --clay-100: #F6E2D9; --clay-600: #A4472B;

  --text: #14282B; --text-2: #46585A; --text-3: #5E6D6D; --on-dark: #FBF9F4; --on-dark-2: #BCD6CF;
  --bg: var(--paper); --surface: var(--white); --surface-2: var(--sand-100);
  --line: #E2DCCE; --line-strong: #7F8A86; --line-dark: #24474C;
  --accent-hover: #E8C788; --disabled: #6D7472; --placeholder: #6C7877;
  --success: #1B6A45; --success-bg: #E2F0E6; --warning: #855300; --warning-bg: #FAEBCB;
  --danger: #A3271F; --danger-bg: #FAE4E0; --info: #1D5680; --info-bg: #E1ECF4;
  --focus-dark: #DDB56A;

  --heading: var(--ink-900); --muted: var(--text-2); --link: var(--nile-600); --focus: var(--nile-600); --gauge: var(--sand-400);
  --control: var(--surface); --control-line: var(--line); --control-ink: var(--ink-900);

  --fs-display: clamp(2.25rem, 1.2rem + 3.4vw, 3.75rem); --lh-display: 1.28;
  --fs-h1: clamp(1.875rem, 1.3rem + 1.9vw, 2.75rem); --lh-h1: 1.36;
  --fs-h2: clamp(1.625rem, 1.25rem + 1.2vw, 2.25rem); --lh-h2: 1.42;
  --fs-h3: 1.3125rem; --lh-h3: 1.55; --fs-h4: 1.0625rem; --lh-h4: 1.65;
  --fs-lead: 1.1875rem; --lh-lead: 1.9; --fs-body: 1rem; --lh-body: 1.85;
  --fs-sm: .875rem; --lh-sm: 1.75; --fs-xs: .8125rem; --lh-xs: 1.7;
  --fs-figure: clamp(2rem, 1.5rem + 1.6vw, 3rem);
  --w-body: 350; --w-medium: 450; --w-strong: 550; --w-head: 520; --w-display: 480; --w-figure: 420;

  --s0h: .125rem; --s1: .25rem; --s1h: .375rem; --s2: .5rem; --s2h: .625rem; --s3: .75rem; --s3h: .875rem; --s4: 1rem;
  --s4h: 1.125rem; --s5: 1.25rem; --s5h: 1.375rem; --s6: 1.5rem; --s7: 1.75rem; --s8: 2rem; --s9: 2.25rem; --s10: 2.5rem;
  --s12: 3rem; --s14: 3.5rem; --s16: 4rem; --s18: 4.5rem; --s20: 5rem; --s24: 6rem; --s32: 8rem; --section: clamp(4rem, 2.5rem + 5vw, 7.5rem);

  --r1: 2px; --r2: 4px; --cut: 18px;
  --oct: polygon(29.3% 0, 70.7% 0, 100% 29.3%, 100% 70.7%, 70.7% 100%, 29.3% 100%, 0 70.7%, 0 29.3%);
  --e2: 0 8px 24px -8px rgb(6 26 30 / .18), 0 2px 6px rgb(6 26 30 / .06);
  --e3: 0 24px 60px -16px rgb(6 26 30 / .34), 0 4px 12px rgb(6 26 30 / .08);

  --t-fast: 120ms; --t-base: 200ms; --t-slow: 300ms; --t-draw: 900ms;
  --ease: cubic-bezier(.2, .7, .2, 1); --ease-in: cubic-bezier(.5, 0, .8, .3); --ease-out: cubic-bezier(.1, .8, .2, 1);

  --container: 82rem; --gutter: clamp(1.5rem, 4.5vw, 4rem); --gap: clamp(1rem, 1.8vw, 1.75rem);
  --header: 5rem; --sidebar: 17.5rem;
  --z-header: 40; --z-float: 50; --z-overlay: 60; --z-dialog: 70; --z-toast: 80;
`;
