import { color, physical, zIndex } from 'shared-lib/theme';
import styled, { keyframes } from 'styled-components';
import { copy } from '../copy/ar.ts';

/** Short loads show no splash. After `DURATION` it disappears, so that a stalled area does not hide the rest of the site. */
const DELAY = '300ms';
const DURATION = '1400ms';

const show = keyframes`
  0% { visibility: visible; opacity: 0; }
  8%, 92% { visibility: visible; opacity: 1; }
  100% { visibility: hidden; opacity: 0; }
`;
const grow = keyframes`from { transform: scaleX(0); }`;

const Screen = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${zIndex.overlay};
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--s6);
  background: ${color.ink900};
  color: ${color.onDark2};
  font-size: 0.9375rem;
  visibility: hidden;
  animation: ${show} ${DURATION} linear ${DELAY};
  path {
    ${physical('transform-origin', '45px 50%')}
    animation: ${grow} 1.6s var(--ease) infinite alternate backwards;
  }
  path:nth-child(2) {
    animation-delay: 120ms;
  }
  path:nth-child(3) {
    animation-delay: 240ms;
  }
  path:nth-child(4) {
    animation-delay: 360ms;
  }
`;

/** Full-screen animation while the browser loads the first page. Hidden from screen readers: the skeleton below announces loading. */
export const Splash = () => (
  <Screen aria-hidden="true">
    <svg viewBox="0 0 64 64" width={96} height={96}>
      <g>
        <polygon
          points="18.75,.75 45.25,.75 63.25,18.75 63.25,45.25 45.25,63.25 18.75,63.25 .75,45.25 .75,18.75"
          fill="none"
          stroke="#24474C"
          strokeWidth={1.5}
        />
        <rect x={45} y={13} width={4} height={38} fill="#FBF9F4" />
      </g>
      <g fill="#FBF9F4">
        <path d="M37 46h8v5h-8z" />
        <path d="M31.5 35h13.5v5H31.5z" />
        <path d="M25 24h20v5H25z" />
        <path d="M15 13h30v5H15z" fill="#DDB56A" />
      </g>
    </svg>
    {copy.layout.loadingArea}
  </Screen>
);
