const SIZE_PX = 64;
const OCTAGON = 'M18.75 0H45.25L64 18.75V45.25L45.25 64H18.75L0 45.25V18.75Z';

/** The gauge of the brand with its upper bars missing. */
export const BrokenMark = () => (
  <svg viewBox="0 0 64 64" width={SIZE_PX} height={SIZE_PX} aria-hidden="true">
    <path d={OCTAGON} fill="#E9DFCC" />
    <path d="M45 13h4v38h-4zM37 46h8v5h-8zM31.5 35h13.5v5H31.5z" fill="#0A272C" />
    <path d="M25 26.5h20M15 15.5h30" stroke="#80571A" strokeWidth={2} strokeDasharray="3 3" />
  </svg>
);

/** A closed lock on the octagon of the brand. */
export const LockedMark = () => (
  <svg viewBox="0 0 64 64" width={SIZE_PX} height={SIZE_PX} aria-hidden="true">
    <path d={OCTAGON} fill="#E9DFCC" />
    <path d="M24 30v-6a8 8 0 0 1 16 0v6" fill="none" stroke="#0A272C" strokeWidth={4} />
    <path d="M19 30h26v18H19z" fill="#0A272C" />
    <path d="M30 36h4v6h-4z" fill="#DDB56A" />
  </svg>
);
