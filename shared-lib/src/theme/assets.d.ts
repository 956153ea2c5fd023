/** The build replaces an imported font or SVG by the URL of its file. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
declare module '*.svg' {
  const url: string;
  export default url;
}
/** The bundler replaces these by constants. */
interface ImportMetaEnv {
  /** Whether this is a development build. */
  readonly DEV: boolean;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
}
