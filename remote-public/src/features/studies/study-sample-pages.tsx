import { useState } from 'react';
import { color, shadow } from 'shared-lib/theme';
import { Dialog } from 'shared-lib/ui/dialog';
import { Picture } from 'shared-lib/ui/picture';
import styled from 'styled-components';
import { studies } from '../../copy/studies.ts';
import { StudySection } from './study-section.tsx';
import { Columns } from 'shared-lib/ui/stack';

const { page } = studies;

/** Dimensions of an A4 page in px. */
const sheet = { width: 800, height: 1131 } as const;

const Sheet = styled.button`
  display: block;
  inline-size: 100%;
  padding: 0;
  border: 1px solid ${color.line};
  background: ${color.white};
  cursor: zoom-in;
  img {
    inline-size: 100%;
  }
  &:hover,
  &:focus-visible {
    box-shadow: ${shadow.menu};
  }
`;
/** The thumbnail stands in its place until the page itself has arrived. */
const Large = styled(Picture)<{ $thumbnail: string }>`
  inline-size: 100%;
  background: ${color.sand200} url('${({ $thumbnail }) => $thumbnail}') 0 0 / 100% 100%;
`;

interface OpenedPage {
  src: string;
  number: number;
  /** URL of the thumbnail that the browser shows; empty while it has none. */
  thumbnail: string;
}

/** Thumbnails of sample pages; a click opens one in a dialog. */
export const SamplePages = ({ images }: { images: readonly string[] }) => {
  const [opened, setOpened] = useState<OpenedPage>();
  return (
    <>
      <Columns as="ol" $gap="5" $columns="repeat(auto-fill, minmax(min(100%, 10rem), 1fr))">
        {images.map((src, index) => (
          <li key={src}>
            <Sheet
              type="button"
              aria-label={page.sampleOpen(index + 1)}
              onClick={({ currentTarget }) =>
                setOpened({ src, number: index + 1, thumbnail: currentTarget.querySelector('img')?.currentSrc ?? '' })
              }
            >
              <Picture src={src} alt="" {...sheet} sizes="(max-width: 900px) 45vw, 12rem" widths={[320, 480, 768]} />
            </Sheet>
          </li>
        ))}
      </Columns>
      <Dialog
        open={opened !== undefined}
        onClose={() => setOpened(undefined)}
        title={page.sample(opened?.number ?? 1)}
        wide
      >
        {opened && (
          <Large
            src={opened.src}
            alt={page.sample(opened.number)}
            {...sheet}
            sizes="(max-width: 900px) 90vw, 56rem"
            widths={[480, 768, 1024]}
            priority
            $thumbnail={opened.thumbnail}
          />
        )}
      </Dialog>
    </>
  );
};

/** The sample pages of a study as a section of its page. Renders nothing without images. */
export const StudySamplePages = ({ images }: { images: readonly string[] }) =>
  images.length > 0 && (
    <StudySection title={page.samples} text={page.samplesText} screenOnly>
      <SamplePages images={images} />
    </StudySection>
  );
