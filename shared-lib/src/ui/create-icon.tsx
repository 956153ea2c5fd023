import { createElement, type SVGProps } from 'react';

/** An icon as lucide-react stores it: the elements of a 24 x 24 SVG. */
interface IconData {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height. */
  size?: number | string;
}

/**
 * Builds replace `createLucideIcon` of lucide-react with this function (`library-patches.ts` of the tooling), so that an icon is one
 * component in place of two without a context. A page of the site shows about fifty icons. Icons are decorative, unless they have a name.
 */
const createIcon = ({ node }: IconData) => {
  const elements = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, ...props }: IconProps) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={props['aria-label'] === undefined || undefined}
      {...props}
    >
      {elements}
    </svg>
  );
};

// oxlint-disable-next-line import/no-default-export -- the icons of lucide-react import the default
export default createIcon;
