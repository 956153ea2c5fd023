import { buttonFace, type ButtonSize, type ButtonTone, type FaceProps } from 'shared-lib/ui/button';
import styled from 'styled-components';
import { FrameLink, type FrameLinkProps } from './frame-link.tsx';

const Face = styled(FrameLink)<FaceProps>`
  ${buttonFace}
`;
const OutsideFace = styled.a<FaceProps>`
  ${buttonFace}
`;

interface Look {
  tone: ButtonTone;
  size?: ButtonSize;
  block?: boolean;
}

const faceOf = ({ tone, size = 'medium', block = false }: Look): FaceProps => ({
  $tone: tone,
  $size: size,
  $block: block,
});

/** A link of the frame that looks like a button. */
export const FrameButton = ({ tone, size, block, ...rest }: Look & FrameLinkProps) => (
  <Face {...faceOf({ tone, ...(size ? { size } : {}), ...(block ? { block } : {}) })} {...rest} />
);

/** The same for an address outside the site: opens in a new tab that cannot reach back. */
export const OutsideButton = ({ tone, href, children }: { tone: ButtonTone; href: string; children: string }) => (
  <OutsideFace {...faceOf({ tone })} href={href} target="_blank" rel="noopener noreferrer">
    {children}
  </OutsideFace>
);
