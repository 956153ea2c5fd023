/** The build turns a font or a drawing into the address of its file. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
declare module '*.svg' {
  const address: string;
  export default address;
}
