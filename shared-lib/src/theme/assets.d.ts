/** The build replaces an imported font or SVG by the URL of its file. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
declare module '*.svg' {
  const url: string;
  export default url;
}
