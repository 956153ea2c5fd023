import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerBeacons } from './register-beacons.ts';
import type { Report } from './report.ts';

const start = ({ isOn = true } = {}) => {
  const server = Fastify();
  const received: [from: string, report: Report][] = [];
  const visits = { report: (from: string, report: Report) => void received.push([from, report]) };
  registerBeacons(server, isOn ? { visits } : {});
  const send = async (payload: string, remoteAddress = '10.0.0.1') => {
    const headers = { 'content-type': 'text/plain;charset=UTF-8' };
    return (await server.inject({ method: 'POST', url: '/_beacon', payload, remoteAddress, headers })).statusCode;
  };
  return { received, send };
};

test('takes the report of a browser with the address that sent it', async () => {
  const { received, send } = start();
  expect(await send('{"step":"start","path":"/about"}')).toBe(204);
  expect(received).toEqual([['10.0.0.1', { step: 'start', path: '/about' }]]);
});

test.for([
  ['no JSON', 'start'],
  ['no object', 'null'],
  ['no step', '{"path":"/"}'],
  ['an unknown failure', '{"step":"page","path":"/","failed":"bad"}'],
  ['a version that is none', '{"step":"page","path":"/","crashed":[{"remote":"remote-public","version":"../x"}]}'],
  ['an unknown remote', '{"step":"page","path":"/","crashed":[{"remote":"x","version":"00000000000000aa"}]}'],
  ['a time of more than ten minutes', '{"step":"end","path":"/","lcp":1e9}'],
] as const)('takes no report with %s, and does not say so', async ([, payload]) => {
  const { received, send } = start();
  expect(await send(payload)).toBe(204);
  expect(received).toEqual([]);
});

test('takes no report of more than 2 kB', async () => {
  const { received, send } = start();
  expect(await send(`{"step":"start","path":"/${'a'.repeat(3000)}"}`)).toBe(413);
  expect(received).toEqual([]);
});

test('takes 120 reports of an address in a minute, and those of others meanwhile', async () => {
  const { received, send } = start();
  for (let turn = 0; turn < 130; turn += 1)
    expect(await send('{"step":"start","path":"/"}')).toBe(turn < 120 ? 204 : 429);
  expect(await send('{"step":"start","path":"/"}', '10.0.0.2')).toBe(204);
  expect(received).toHaveLength(121);
});

test('has no such URL when browsers report nothing', async () => {
  expect(await start({ isOn: false }).send('{"step":"start","path":"/"}')).toBe(404);
});
