/** The build turns a font into the address of its file. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
