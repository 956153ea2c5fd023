import { freePorts } from 'testing/free-ports';
import { expect, test } from 'vitest';

test('gives callers at the same time different ports', async () => {
  const ports = (await Promise.all([freePorts(3), freePorts(3), freePorts(3)])).flat();
  expect(new Set(ports).size).toBe(9);
});
