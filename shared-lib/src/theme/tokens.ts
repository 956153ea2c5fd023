/**
 * Design tokens. Each refers to a custom property that `shared-lib/theme/root` defines once per page. A remote bundles only the
 * references, so a changed value also applies to remotes that were released earlier.
 */
export const color = {
  ink950: 'var(--ink-950)',
  ink900: 'var(--ink-900)',
  ink800: 'var(--ink-800)',
  ink700: 'var(--ink-700)',
  nile600: 'var(--nile-600)',
  nile500: 'var(--nile-500)',
  nile300: 'var(--nile-300)',
  nile200: 'var(--nile-200)',
  nile100: 'var(--nile-100)',
  nile50: 'var(--nile-50)',
  white: 'var(--white)',
  paper: 'var(--paper)',
  sand100: 'var(--sand-100)',
  sand200: 'var(--sand-200)',
  sand300: 'var(--sand-300)',
  sand400: 'var(--sand-400)',
  brass100: 'var(--brass-100)',
  brass400: 'var(--brass-400)',
  brass500: 'var(--brass-500)',
  brass700: 'var(--brass-700)',
  clay100: 'var(--clay-100)',
  clay600: 'var(--clay-600)',
  text: 'var(--text)',
  text2: 'var(--text-2)',
  text3: 'var(--text-3)',
  onDark: 'var(--on-dark)',
  onDark2: 'var(--on-dark-2)',
  bg: 'var(--bg)',
  surface: 'var(--surface)',
  surface2: 'var(--surface-2)',
  line: 'var(--line)',
  lineStrong: 'var(--line-strong)',
  lineDark: 'var(--line-dark)',
  accentHover: 'var(--accent-hover)',
  success: 'var(--success)',
  successBg: 'var(--success-bg)',
  warning: 'var(--warning)',
  warningBg: 'var(--warning-bg)',
  danger: 'var(--danger)',
  dangerBg: 'var(--danger-bg)',
  info: 'var(--info)',
  infoBg: 'var(--info-bg)',
  /** Text of disabled controls. */
  disabled: 'var(--disabled)',
  placeholder: 'var(--placeholder)',
  /** The surface sets these colours (see `surface.dark`): headings, secondary text, links, focus ring, gauge, quiet controls. */
  heading: 'var(--heading)',
  muted: 'var(--muted)',
  link: 'var(--link)',
  focus: 'var(--focus)',
  gauge: 'var(--gauge)',
  control: 'var(--control)',
  controlLine: 'var(--control-line)',
  controlInk: 'var(--control-ink)',
} as const;

export const layout = {
  container: 'var(--container)',
  gutter: 'var(--gutter)',
  gap: 'var(--gap)',
  header: 'var(--header)',
  sidebar: 'var(--sidebar)',
} as const;

export const shape = {
  octagon: 'var(--oct)',
  /** For buttons, inputs and badges; cards and pictures have none. */
  radius: 'var(--r1)',
  radiusLarge: 'var(--r2)',
  cut: 'var(--cut)',
} as const;

/** For floating elements only: `menu` for menus and covers, `dialog` for dropdowns, dialogs and toasts. */
export const shadow = { menu: 'var(--e2)', dialog: 'var(--e3)' } as const;

/** Durations are 0 when the user prefers reduced motion. */
export const motion = {
  fast: 'var(--t-fast)',
  base: 'var(--t-base)',
  slow: 'var(--t-slow)',
  draw: 'var(--t-draw)',
  ease: 'var(--ease)',
  easeIn: 'var(--ease-in)',
  easeOut: 'var(--ease-out)',
} as const;

export const zIndex = {
  header: 'var(--z-header)',
  float: 'var(--z-float)',
  overlay: 'var(--z-overlay)',
  dialog: 'var(--z-dialog)',
  toast: 'var(--z-toast)',
} as const;

export const weight = {
  body: 'var(--w-body)',
  medium: 'var(--w-medium)',
  strong: 'var(--w-strong)',
  head: 'var(--w-head)',
  display: 'var(--w-display)',
  figure: 'var(--w-figure)',
} as const;
