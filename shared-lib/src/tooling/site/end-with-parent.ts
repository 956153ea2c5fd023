/**
 * Preloaded into every process of the site: each ends with the one that started it, however that one ended, so that a killed
 * `npm start` leaves no port taken.
 */
const GRACE_MS = 10_000;

process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS).unref();
});
process.channel?.unref();

export {};
