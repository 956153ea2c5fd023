const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:]/gu;

/** The keys of a JSON text that an object has twice. @param text valid JSON */
const repeatedKeys = (text: string): string[] => {
  const objects: (Set<string> | undefined)[] = [];
  const repeated: string[] = [];
  let string: string | undefined;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{') objects.push(new Set());
    else if (token === '[') objects.push(undefined);
    else if (token === '}' || token === ']') objects.pop();
    else if (token === ':' && string !== undefined) {
      const key = String(JSON.parse(string));
      const keys = objects.at(-1);
      if (keys?.has(key)) repeated.push(key);
      keys?.add(key);
    }
    string = token.startsWith('"') ? token : undefined;
  }
  return repeated;
};

/**
 * Parses JSON in which no object has the same key twice. `JSON.parse` uses the last one, other readers the first, so that two programs
 * could read different things from one file.
 * @throws {SyntaxError} for other texts, naming the repeated keys
 */
export const parseUniqueJson = (text: string): unknown => {
  const value: unknown = JSON.parse(text);
  const repeated = repeatedKeys(text);
  if (repeated.length > 0) throw new SyntaxError(`it has ${repeated.join(', ')} twice`);
  return value;
};
