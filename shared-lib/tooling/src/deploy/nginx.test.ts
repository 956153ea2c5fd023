import { liveEnvironment } from 'testing/live-environment';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { nginxConfiguration } from './nginx.ts';

const text = nginxConfiguration(readConfig({ ...liveEnvironment, PORT: '3100' }), {
  certificate: '/etc/ssl/site.pem',
  key: '/etc/ssl/site.key',
});

/** The block of a server, from its name to the next server. */
const serverOf = (name: string) =>
  text.split(/^server \{/m).find((block) => block.includes(`server_name ${name};`)) ?? '';

test('has a server for the site and one for each host of a remote, with TLS and HTTP/2', () => {
  for (const name of ['www', 'public', 'account', 'admin'].map((one) => `${one}.example.com`)) {
    expect(serverOf(name), name).toContain('listen 443 ssl http2;');
    expect(serverOf(name), name).toContain('ssl_certificate /etc/ssl/site.pem;');
  }
  expect(text).not.toContain('api.example.com');
});

test('passes to the port of each process, which never counts as failed', () => {
  expect(text).toMatch(/upstream miqyas_shell \{\s+server 127\.0\.0\.1:3100 max_fails=0;/);
  expect(text).toMatch(/upstream miqyas_admin \{\s+server 127\.0\.0\.1:3003 max_fails=0;/);
  expect(text.match(/proxy_next_upstream off;/g)).toHaveLength(4);
});

test('says the address that nginx sees, whatever a visitor writes', () => {
  expect(text).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  expect(text).not.toContain('$proxy_add_x_forwarded_for');
});

test('a remote under the origin of the site has no name of its own, and its files are kept for good', () => {
  const files = { certificate: '/etc/ssl/site.pem', key: '/etc/ssl/site.key' };
  const { ADMIN_ORIGIN: _public, ...others } = liveEnvironment;
  const own = nginxConfiguration(readConfig({ ...others, ADMIN_PATH: '/r/admin' }), files);
  expect(own).toContain('server_name www.example.com public.example.com account.example.com;');
  expect(own).not.toContain('miqyas_admin');
  expect(own).toMatch(/location ~ "\^\/r\/\[a-z-\]\+\/\[0-9a-f\]\{16\}\/" \{\s+proxy_cache miqyas_releases;/);
  expect(text).not.toContain('^/r/');
  // Shells of earlier versions still read it at its public origin.
  expect(nginxConfiguration(readConfig({ ...liveEnvironment, ADMIN_PATH: '/r/admin' }), files)).toContain(
    'server_name admin.example.com;',
  );
});
