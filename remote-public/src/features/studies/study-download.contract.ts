/** Contracts of the download of a study. Imported with the first focus in the form. */
export { studyDownload, studyDownloadInput } from 'shared-lib/contracts';
