import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const APT = '/usr/bin/apt-get';

const apt = (args: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(APT, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });

/**
 * Installs a Debian package; possible only on Debian as root.
 * @param missing what the package provides, for the message "No … is installed"
 * @returns whether it is installed now
 */
export const installDebianPackage = async (name: string, missing: string): Promise<boolean> => {
  if (!existsSync(APT) || process.getuid?.() !== 0) return false;
  console.error(`No ${missing} is installed; installing the ${name} package…`);
  return (await apt(['update'])) && apt(['install', '-y', '--no-install-recommends', name]);
};
