/**
 * The names of the style library that remotes may import. Naming them keeps the rest of the library out of the browser build.
 * Append-only: older releases must find every name that they import.
 */
// oxlint-disable-next-line import/no-default-export -- remotes import the library by its default export
export { createGlobalStyle, css, default, keyframes, styled, StyleSheetManager } from 'styled-components';
