import type { ReactNode } from 'react';

const SIZE_PX = 64;

/** The octagon of the brand with something on it. */
const Mark = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 64 64" width={SIZE_PX} height={SIZE_PX} aria-hidden="true">
    <path d="M18.75 0H45.25L64 18.75V45.25L45.25 64H18.75L0 45.25V18.75Z" fill="#E9DFCC" />
    {children}
  </svg>
);

/** The gauge of the brand with its upper bars missing. */
export const BrokenMark = () => (
  <Mark>
    <path d="M45 13h4v38h-4zM37 46h8v5h-8zM31.5 35h13.5v5H31.5z" fill="#0A272C" />
    <path d="M25 26.5h20M15 15.5h30" stroke="#80571A" strokeWidth={2} strokeDasharray="3 3" />
  </Mark>
);

/** A closed lock. */
export const LockedMark = () => (
  <Mark>
    <path d="M24 30v-6a8 8 0 0 1 16 0v6" fill="none" stroke="#0A272C" strokeWidth={4} />
    <path d="M19 30h26v18H19z" fill="#0A272C" />
    <path d="M30 36h4v6h-4z" fill="#DDB56A" />
  </Mark>
);
