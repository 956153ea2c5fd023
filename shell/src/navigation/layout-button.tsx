import { buttonStyles, type ButtonSize, type ButtonTone, type ButtonStyleProps } from 'shared-lib/ui/button';
import styled from 'styled-components';
import { LayoutLink, type LayoutLinkProps } from './layout-link.tsx';

const StyledLink = styled(LayoutLink)<ButtonStyleProps>`
  ${buttonStyles}
`;
const StyledAnchor = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;

interface Variant {
  tone: ButtonTone;
  size?: ButtonSize;
  block?: boolean;
}

const stylePropsOf = ({ tone, size = 'medium', block = false }: Variant): ButtonStyleProps => ({
  $tone: tone,
  $size: size,
  $block: block,
});

/** A link of the layout, styled as a button. */
export const LayoutButton = ({ tone, size, block, ...rest }: Variant & LayoutLinkProps) => (
  <StyledLink {...stylePropsOf({ tone, ...(size ? { size } : {}), ...(block ? { block } : {}) })} {...rest} />
);

/** A link to another site, styled as a button. It opens in a new tab without access to this one. */
export const ExternalButton = ({ tone, href, children }: { tone: ButtonTone; href: string; children: string }) => (
  <StyledAnchor {...stylePropsOf({ tone })} href={href} target="_blank" rel="noopener noreferrer">
    {children}
  </StyledAnchor>
);
