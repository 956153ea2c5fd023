/**
 * Preloaded into every process of the site. Ends the process when its parent has ended in any way, so that a killed
 * `npm start` leaves no port in use.
 */
const POLL_MS = 1000;

const supervisor = Number(process.env.SITE_SUPERVISOR);

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const timer = setInterval(() => {
  if (isAlive(supervisor)) return;
  clearInterval(timer);
  // Signals the whole process group, because `node --watch` would restart its program.
  process.kill(0, 'SIGTERM');
}, POLL_MS).unref();

export {};
