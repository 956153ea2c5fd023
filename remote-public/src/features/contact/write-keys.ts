const BYTES = 16;

const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Names what a person means to send once: the same content keeps its key through every new try, so that the server stores it
 * once; other content, and anything after a success, gets a new one.
 */
export const createWriteKeys = () => {
  let content: string | undefined;
  let key = '';
  return {
    keyOf(values: unknown): string {
      const wanted = JSON.stringify(values);
      if (wanted !== content) key = newKey();
      content = wanted;
      return key;
    },
    settle(): void {
      content = undefined;
    },
  };
};
