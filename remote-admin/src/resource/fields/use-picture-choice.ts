import { useState } from 'react';
import { upload, type Upload } from 'shared-lib/contracts';
import { useUpload } from './use-upload.ts';
import { pictures } from '../../copy/pictures.ts';
import type { CropArea } from './crop-dialog.tsx';
import { fetchStored, problemOf, readAsDataUrl } from './picture-file.ts';

interface Cropping {
  file: File;
  /** `data:` URL. */
  source: string;
}

const queryOf = ({ left, top, width, height }: CropArea, ratio: string) =>
  new URLSearchParams({ crop: [left, top, width, height].join(','), ratio });

/**
 * The way of a picture from the user's device to the API: check, crop, upload.
 * @param ratio `width:height`; without it the picture is uploaded whole
 */
export const usePictureChoice = (ratio: string | undefined, onUploaded: (picture: Upload) => void) => {
  const uploading = useUpload({ url: '/admin/uploads', contract: upload, onDone: onUploaded });
  const [problem, setProblem] = useState<string>();
  const [cropping, setCropping] = useState<Cropping>();

  const openCrop = async (file: File) => {
    try {
      setCropping({ file, source: await readAsDataUrl(file) });
    } catch {
      setProblem(pictures.unreadable);
    }
  };
  const choose = (file: File | undefined) => {
    if (!file) return;
    const found = problemOf(file);
    setProblem(found);
    if (found) return;
    if (ratio) void openCrop(file);
    else uploading.start(file);
  };
  return {
    problem,
    /** Takes the sentence about a refused file away. */
    dismiss: () => {
      setProblem(undefined);
      uploading.cancel();
    },
    uploading,
    choose,
    /** Opens a stored picture for cropping. */
    cropStored: async (stored: string) => {
      try {
        await openCrop(await fetchStored(stored));
      } catch {
        setProblem(pictures.unreadable);
      }
    },
    cropping: cropping && {
      source: cropping.source,
      cancel: () => setCropping(undefined),
      fail: () => {
        setCropping(undefined);
        setProblem(pictures.unreadable);
      },
      confirm: (area: CropArea) => {
        setCropping(undefined);
        uploading.start(cropping.file, `/admin/uploads?${queryOf(area, ratio ?? `${area.width}:${area.height}`)}`);
      },
    },
  };
};
