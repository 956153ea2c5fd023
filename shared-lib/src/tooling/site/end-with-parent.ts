/**
 * Preloaded into every process of the site: each ends with the one that started it, however that one ended, so that a killed
 * `npm start` leaves no port taken.
 */
const LOOK_MS = 1000;

const supervisor = Number(process.env.SITE_SUPERVISOR);

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const look = setInterval(() => {
  if (isAlive(supervisor)) return;
  clearInterval(look);
  // The whole group: `node --watch` would start its program again.
  process.kill(0, 'SIGTERM');
}, LOOK_MS).unref();

export {};
