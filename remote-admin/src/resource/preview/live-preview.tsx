import { useEffect, useRef, useState } from 'react';
import { PREVIEW_READY, type PreviewDraft, type PreviewKind } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { color, physical } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import styled from 'styled-components';
import { previewCopy } from '../../copy/publishing.ts';

/** Width of an element in px, followed while it changes; 0 until it is laid out. */
const useWidth = <Element extends HTMLElement>() => {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
};

const Figure = styled.figure<{ $isPhone: boolean }>`
  display: grid;
  gap: var(--s1h);
  inline-size: ${({ $isPhone }) => ($isPhone ? 'min(100%, 15rem)' : '100%')};
  figcaption {
    color: ${color.text3};
    font-size: var(--fs-sm);
  }
`;
const Screen = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid ${color.line};
  background: ${color.white};
  iframe {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    max-inline-size: none;
    border: 0;
    ${physical('transform-origin', 'top right')}
  }
`;

interface Props<Kind extends PreviewKind> {
  kind: Kind;
  draft: PreviewDraft<Kind>;
  /** Size of the shown screen in px; the preview is scaled to the width of its place. */
  width: number;
  height: number;
  /** Height of the page in px, when only its upper part is shown. */
  pageHeight?: number;
  /** Accessible name. */
  label: string;
}

const PHONE_WIDTH = 480;

/** What visitors will see: the real page of the site in a frame, which receives the draft after each change. */
export const LivePreview = <Kind extends PreviewKind>(props: Props<Kind>) => {
  const { kind, draft, width, height, pageHeight = height, label } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const { ref: place, width: available } = useWidth<HTMLDivElement>();
  const [readyCount, setReadyCount] = useState(0);
  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if (typeof data === 'object' && data !== null && 'type' in data && data.type === PREVIEW_READY)
        setReadyCount((count) => count + 1);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, []);
  useEffect(() => {
    if (readyCount > 0) frame.current?.contentWindow?.postMessage({ type: 'preview:draft', draft }, location.origin);
  }, [readyCount, draft]);
  const scale = available / width;
  return (
    <Figure $isPhone={width < PHONE_WIDTH}>
      <figcaption>
        {label} <Ltr>{previewCopy.size(width, height)}</Ltr>
      </figcaption>
      <Screen ref={place} style={{ blockSize: `${height * scale}px` }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- It is a page of this site, which needs its scripts and its origin; a sandbox with both protects nothing. */}
        <iframe
          ref={frame}
          title={label}
          src={paths.preview(kind)}
          width={width}
          height={pageHeight}
          style={{ transform: `scale(${scale})` }}
        />
      </Screen>
    </Figure>
  );
};
