/** Entry points of shared-lib that hold state or a React context. The shell provides one instance of each for the whole page. */
export const singletonEntryPoints = ['router', 'session', 'http', 'toast', 'unsaved'].map(
  (name) => `shared-lib/${name}`,
);

/** Version under which these entry points are shared. */
export const ENTRY_POINT_VERSION = '1.0.0';

/** Libraries that must be the same instance everywhere, with the version range that a release accepts. */
export const singletonLibraries = {
  react: '^19',
  'react/': '^19',
  'react-dom': '^19',
  'react-dom/': '^19',
  'styled-components': '^6',
  '@tanstack/react-query': '^5',
} as const;

/** A release lists which names it imports from these. The bundler cannot tell it for the default export of styled-components. */
export const namedModules = [...singletonEntryPoints, '@tanstack/react-query'];
