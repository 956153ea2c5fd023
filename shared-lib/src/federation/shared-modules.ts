/** Doors of shared-lib that hold state or context: one instance for the whole page, provided by the shell. */
export const singletonDoors = ['router', 'session', 'http', 'toast', 'unsaved'] as const;
export const singletonDoorNames = singletonDoors.map((door) => `shared-lib/${door}`);

/** Libraries shared by identity, not for their bytes. */
export const singletonLibraries = {
  react: '^19',
  'react/': '^19',
  'react-dom': '^19',
  'react-dom/': '^19',
  'styled-components': '^6',
  '@tanstack/react-query': '^5',
} as const;
