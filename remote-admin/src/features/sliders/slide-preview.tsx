import { useMemo } from 'react';
import { useWatch } from 'shared-lib/form';
import { color, weight } from 'shared-lib/theme';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import { previewCopy } from '../../copy/publishing.ts';
import { sliders } from '../../copy/sliders.ts';
import { CheckList } from '../../resource/checks/check-list.tsx';
import { useBrokenLinks } from '../../resource/checks/use-broken-links.ts';
import { LivePreview } from '../../resource/preview/live-preview.tsx';
import { slideChecks } from './slide-checks.ts';
import { Stack } from 'shared-lib/ui/stack';

/** A slide is as high as the window without the header of the site, which the preview lacks. */
const SITE_HEADER = 80;
const DESKTOP = { width: 1440, height: 760, pageHeight: 760 + SITE_HEADER };
const PHONE = { width: 390, height: 720 };

const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: var(--s5);
  h3 {
    color: ${color.text3};
    font-size: var(--fs-sm);
    font-weight: ${weight.body};
  }
`;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The slide as visitors will see it at both widths, and its checks. */
export const SlidePreview = () => {
  const values = useWatch();
  const slide = useMemo(
    () => ({
      title_ar: textOf(values.title_ar),
      description_ar: textOf(values.description_ar),
      image: textOf(values.image),
      desktop_image: textOf(values.desktop_image),
      mobile_image: textOf(values.mobile_image),
      button_text_ar: textOf(values.button_text_ar),
      button_link: textOf(values.button_link),
    }),
    [values],
  );
  const { broken } = useBrokenLinks(slide.button_link ? [slide.button_link] : []);
  return (
    <Panel title={previewCopy.title}>
      <Stack $gap="5">
        <LivePreview kind="slider" draft={slide} {...DESKTOP} label={previewCopy.desktop} />
        <Beside>
          <LivePreview kind="slider" draft={slide} {...PHONE} label={previewCopy.phone} />
          <section aria-label={sliders.checks.panel}>
            <h3>{sliders.checks.panel}</h3>
            <CheckList checks={slideChecks(slide, broken)} />
          </section>
        </Beside>
      </Stack>
    </Panel>
  );
};
