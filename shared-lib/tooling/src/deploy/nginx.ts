import { remoteIds } from 'shared-lib/federation';
import type { SiteConfig } from '../config.ts';

export interface NginxOptions {
  /** Absolute path of the certificate with its chain. */
  certificate: string;
  /** Absolute path of the private key. */
  key: string;
}

/** Largest file that the API accepts, with the parts of a form around it. */
const UPLOAD = '27m';

/** A 503 of a process says what to do and when to come back, so it is passed on: no process counts as failed, and no request is repeated. */
const upstream = (name: string, { listenHost }: SiteConfig, port: number): string => `
upstream ${name} {
    server ${listenHost === 'localhost' || listenHost === '0.0.0.0' ? '127.0.0.1' : listenHost}:${port} max_fails=0;
    keepalive 32;
}`;

const tls = ({ certificate, key }: NginxOptions): string => `
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    ssl_certificate ${certificate};
    ssl_certificate_key ${key};
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:miqyas_tls:10m;
    ssl_session_timeout 1d;
    ssl_session_tickets off;`;

/**
 * Headers to the processes. `X-Forwarded-For` is replaced, never extended: the address counts that this proxy sees, and not what a visitor
 * writes. TRUSTED_PROXY names this machine.
 */
const PASS = `
    # The processes decide about slashes and send what is compressed already.
    merge_slashes off;
    gzip off;
    server_tokens off;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Host $host;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_next_upstream off;
    proxy_connect_timeout 5s;
    proxy_read_timeout 60s;`;

/** Files of releases never change. @param paths of the folders of releases */
const releaseFiles = (paths: string, upstreamName: string): string => `
    location ~ "${paths}" {
        proxy_cache miqyas_releases;
        proxy_cache_key $scheme$host$request_uri;
        proxy_cache_valid 200 1y;
        proxy_cache_lock on;
        add_header X-Cache $upstream_cache_status always;
        proxy_pass http://${upstreamName};
    }
`;

const siteServer = (name: string, hasPaths: boolean, options: NginxOptions): string => `
server {${tls(options)}
    server_name ${name};
${PASS}
    client_max_body_size 1m;

    # Files go up as they come, and a download goes on for a slow reader without a copy on the disk.
    location ~ ^/(api|images|storage)/ {
        client_max_body_size ${UPLOAD};
        proxy_request_buffering off;
        proxy_buffering off;
        proxy_pass http://miqyas_shell;
    }
${hasPaths ? releaseFiles('^/r/[a-z-]+/[0-9a-f]{16}/', 'miqyas_shell') : ''}
    # Says which releases are live: never older than the shell.
    location = /registry.json {
        proxy_pass http://miqyas_shell;
    }

    # A page that is the same for everybody is kept for a second, then sent once more while nginx asks for it by its validator; a page
    # that nobody opened for ten seconds is fetched anew.
    # Whoever has a cookie, and every response that is not exactly "no-cache", goes past the cache.
    location / {
        proxy_cache miqyas_pages;
        proxy_cache_key $scheme$host$request_uri;
        proxy_ignore_headers Cache-Control;
        proxy_cache_valid 200 1s;
        proxy_cache_revalidate on;
        proxy_cache_use_stale updating;
        proxy_cache_background_update on;
        proxy_cache_lock on;
        proxy_cache_bypass $http_cookie $http_authorization;
        proxy_no_cache $http_cookie $http_authorization $miqyas_is_own;
        add_header X-Cache $upstream_cache_status always;
        proxy_pass http://miqyas_shell;
    }
}`;

const hostServer = (name: string, upstreamName: string, options: NginxOptions): string => `
server {${tls(options)}
    server_name ${name};
${PASS}

    # The shell reads these inside, with its key.
    location ~ "^/[0-9a-f]{16}/server/" {
        return 404;
    }

${releaseFiles('^/[0-9a-f]{16}/', upstreamName).slice(1)}
    location / {
        proxy_pass http://${upstreamName};
    }
}`;

const hostName = (origin: string): string => new URL(origin).hostname;

/**
 * The configuration of nginx for a live site, to be included in its `http` block.
 * @param options files of one certificate that names the site and the hosts of its remotes
 */
export const nginxConfiguration = (config: SiteConfig, options: NginxOptions): string => {
  // A remote under the site's own origin needs no name of its own, unless its origin is a public one all the same.
  const hosts = remoteIds.filter((id) => !config.remotePaths[id] || config.remoteOrigins[id].startsWith('https:'));
  const names = [config.siteOrigin, ...hosts.map((id) => config.remoteOrigins[id])].map(hostName);
  const upstreamOf = (id: string) => id.replace('remote-', 'miqyas_');
  return `# Made by "npm run deploy -- nginx"; make it again after a change of origins or ports.
proxy_cache_path /var/lib/nginx/miqyas-pages levels=1:2 keys_zone=miqyas_pages:10m max_size=256m inactive=10s use_temp_path=off;
proxy_cache_path /var/lib/nginx/miqyas-releases levels=1:2 keys_zone=miqyas_releases:10m max_size=1g inactive=30d use_temp_path=off;
map $upstream_http_cache_control $miqyas_is_own {
    default 1;
    no-cache "";
}
${[upstream('miqyas_shell', config, config.shellPort), ...hosts.map((id) => upstream(upstreamOf(id), config, config.remotePorts[id]))].join('\n')}

server {
    listen 80;
    listen [::]:80;
    server_name ${names.join(' ')};
    return 301 https://$host$request_uri;
}
${siteServer(hostName(config.siteOrigin), Object.keys(config.remotePaths).length > 0, options)}
${hosts.map((id) => hostServer(hostName(config.remoteOrigins[id]), upstreamOf(id), options)).join('\n')}
`;
};
