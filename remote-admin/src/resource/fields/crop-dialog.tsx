import { useState, type SyntheticEvent } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import css from 'react-image-crop/dist/ReactCrop.css?raw';
import { verbs } from 'shared-lib/copy';
import { formatNumber } from 'shared-lib/format';
import { color, physical } from 'shared-lib/theme';
import { Button } from 'shared-lib/ui/button';
import { Dialog } from 'shared-lib/ui/dialog';
import styled from 'styled-components';
import { pictures } from '../../copy/pictures.ts';

const labels = pictures.dialog;
const FULL = 100;

// The security policy refuses a linked style sheet, and the right-to-left plugin would mirror its handles.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

const Area = styled.div`
  display: grid;
  justify-content: center;
  padding: var(--s2);
  background: ${color.ink900};
  ${physical('direction', 'ltr')}
  img {
    max-block-size: 55dvh;
  }
`;

/** A crop in pixels of the picture. */
export interface CropArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** The largest centred area of a ratio. */
const largestArea = (ratio: number, { width, height }: Size): PercentCrop =>
  centerCrop(makeAspectCrop({ unit: '%', width: FULL }, ratio, width, height), width, height);

/** Rounds a crop in percent to pixels inside the picture. */
const toPixels = (crop: PercentCrop, { width, height }: Size): CropArea => {
  const left = Math.round((crop.x / FULL) * width);
  const top = Math.round((crop.y / FULL) * height);
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round((crop.width / FULL) * width))),
    height: Math.max(1, Math.min(height - top, Math.round((crop.height / FULL) * height))),
  };
};

interface Props {
  /** `data:` URL of the picture. */
  source: string;
  /** Width divided by height. */
  ratio: number;
  /** Pixels below which the dialog warns. */
  minWidth: number;
  onCrop: (area: CropArea) => void;
  onCancel: () => void;
  /** Called when the browser cannot show the file: it is damaged. */
  onUnreadable: () => void;
}

/** Lets the user choose which part of a picture stays. The API crops it, so nothing is encoded twice. */
export const CropDialog = ({ source, ratio, minWidth, onCrop, onCancel, onUnreadable }: Props) => {
  const [size, setSize] = useState<Size>();
  const [crop, setCrop] = useState<PercentCrop>();
  const area = size && crop && toPixels(crop, size);
  const start = ({
    currentTarget: { naturalWidth: width, naturalHeight: height },
  }: SyntheticEvent<HTMLImageElement>) => {
    setSize({ width, height });
    setCrop(largestArea(ratio, { width, height }));
  };
  return (
    <Dialog
      open
      wide
      onClose={onCancel}
      title={labels.title}
      actions={
        <>
          <Button size="small" disabled={!area} onClick={() => area && onCrop(area)}>
            {labels.confirm}
          </Button>
          <Button size="small" tone="quiet" onClick={onCancel}>
            {verbs.cancel}
          </Button>
        </>
      }
    >
      <p>{labels.text}</p>
      <Area>
        <ReactCrop
          {...(crop && { crop })}
          aspect={ratio}
          keepSelection
          ariaLabels={{
            cropArea: labels.area,
            nwDragHandle: labels.handles.nw,
            nDragHandle: labels.handles.n,
            neDragHandle: labels.handles.ne,
            eDragHandle: labels.handles.e,
            seDragHandle: labels.handles.se,
            sDragHandle: labels.handles.s,
            swDragHandle: labels.handles.sw,
            wDragHandle: labels.handles.w,
          }}
          onChange={(_pixels, percent) => setCrop(percent)}
        >
          <img src={source} alt={labels.image} onLoad={start} onError={onUnreadable} />
        </ReactCrop>
      </Area>
      <p role="status">
        {area && labels.size(formatNumber(area.width), formatNumber(area.height))}{' '}
        {area && area.width < minWidth && labels.small}
      </p>
    </Dialog>
  );
};
