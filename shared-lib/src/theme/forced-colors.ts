/** A mark that is only a background, in a colour of the person's own scheme: forced colours would remove it. */
export const markIn = (systemColor: 'CanvasText' | 'GrayText' | 'Highlight'): string => `
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: ${systemColor};
  }
`;

/** For a mark that is only a background, such as the dash of a list item. */
export const visibleMark = markIn('CanvasText');

/** For a picture whose colours say something: it keeps them, on the ground that they need. */
export const ownColors = (ground: string): string => `
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: ${ground};
  }
`;

/** For a chosen control that differs from the others by its background. */
export const visibleChoice = `
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: Highlight;
    background: Highlight;
    color: HighlightText;
  }
`;

/** For a transparent border that keeps the place of a mark: forced colours would show it. */
export const hiddenLine = `
  @media (forced-colors: active) {
    border-color: Canvas;
  }
`;
