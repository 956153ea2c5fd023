import { findingsAbout, type Check, type Finding } from './finding.ts';

const { fault, warning } = findingsAbout('disk');

const MB = 1_048_576;
/** Below this a publication, an upload or a backup may fail. */
const FAULT_BYTES = 256 * MB;
const WARNING_BYTES = 2048 * MB;
const FAULT_FILES = 0.02;
const WARNING_FILES = 0.1;
const FREE_SPACE =
  'Enlarge the disk, or delete old backups; the folders image-cache and logs in DATA_DIR may be emptied.';

const spaceFindings = (folder: string, freeBytes: number): Finding[] => {
  const sentence = `Only ${Math.round(freeBytes / MB)} MB are free for ${folder}.`;
  if (freeBytes < FAULT_BYTES) return [fault(sentence, FREE_SPACE)];
  return freeBytes < WARNING_BYTES ? [warning(sentence, FREE_SPACE)] : [];
};

/** Some file systems count no inodes. */
const fileFindings = (folder: string, files: number, freeFiles: number): Finding[] => {
  const share = files === 0 ? 1 : freeFiles / files;
  const sentence = `Only ${freeFiles} more files fit on the disk of ${folder} (inodes), whatever their size.`;
  const action = 'Delete folders of many small files, or make the file system anew with more inodes.';
  if (share < FAULT_FILES) return [fault(sentence, action)];
  return share < WARNING_FILES ? [warning(sentence, action)] : [];
};

/** Whether DATA_DIR has room for what the site writes. */
export const examineDisk: Check = async ({ config: { dataDir }, machine }) => {
  const disk = await machine.disk(dataDir).catch(() => undefined);
  if (!disk) return [fault(`${dataDir} is not there.`, 'Correct DATA_DIR, mount its disk, or start the site once.')];
  return [...spaceFindings(dataDir, disk.freeBytes), ...fileFindings(dataDir, disk.files, disk.freeFiles)];
};
