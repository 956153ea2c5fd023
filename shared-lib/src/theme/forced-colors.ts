/** For a mark that is only a background, such as the dash of a list item: forced colours would remove it. */
export const visibleMark = `
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: CanvasText;
  }
`;
