interface Props {
  /** Edge in px. */
  size?: number;
  tone?: 'ink' | 'brass';
  className?: string;
}

/** The logo mark: an octagonal column seen from above, with graduated marks. Decorative: show the company name as text nearby. */
export const LogoMark = ({ size = 40, tone = 'ink', className }: Props) => {
  const [background, marks, topMark] =
    tone === 'ink' ? ['#0A272C', '#FBF9F4', '#DDB56A'] : ['#DDB56A', '#0A272C', '#0A272C'];
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" className={className}>
      <path d="M18.75 0H45.25L64 18.75V45.25L45.25 64H18.75L0 45.25V18.75Z" fill={background} />
      <path d="M45 13h4v38h-4zM37 46h8v5h-8zM31.5 35h13.5v5H31.5zM25 24h20v5H25z" fill={marks} />
      <path d="M15 13h30v5H15z" fill={topMark} />
    </svg>
  );
};
