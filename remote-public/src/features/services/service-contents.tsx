import type { ReactNode } from 'react';
import type { Service } from 'shared-lib/contracts';
import { Section } from 'shared-lib/ui/section';
import { IMAGE_QUALITY, imageHref, paths } from 'shared-lib/paths';
import { ButtonLink } from 'shared-lib/ui/button';
import { services } from '../../copy/services.ts';
import { AsideLayout, Block } from '../../sections/aside-layout.tsx';
import { FaqList } from '../../sections/faq-list.tsx';
import { TextList } from '../../sections/text-list.tsx';
import blueprint from '../../art/blueprint.svg';
import { PageHead } from '../../sections/page-head.tsx';
import { serviceBreadcrumbs } from '../../seo/record-breadcrumbs.ts';
import { DeliverableTiles } from './deliverable-tiles.tsx';
import { ServiceAside } from './service-aside.tsx';
import { ServicePackages } from './service-packages.tsx';
import { ServiceSteps } from './service-steps.tsx';
import { figuresInText } from 'shared-lib/ui/figures-in-text';

const artOf = (image: string | null) =>
  image ? imageHref(image, { format: 'webp', width: 1024, quality: IMAGE_QUALITY }) : blueprint;

export const ServiceHead = ({ service }: { service: Service }) => (
  <PageHead
    breadcrumbs={serviceBreadcrumbs(service.name_ar)}
    title={service.name_ar}
    text={service.short_description_ar}
    art={artOf(service.image)}
    actions={
      <>
        <ButtonLink tone="accent" to={paths.contact('feasibility', { service: service.slug })}>
          {services.detail.request}
        </ButtonLink>
        <ButtonLink tone="light" to={paths.contact('consultation', { service: service.slug })}>
          {services.consultation}
        </ButtonLink>
      </>
    }
  />
);

const copy = services.detail;

interface TextBlockProps {
  id: string;
  title: string;
  items: readonly string[];
}
const TextBlock = ({ id, title, items }: TextBlockProps) =>
  items.length > 0 && (
    <Block id={id} title={title}>
      <TextList items={items} columns={2} />
    </Block>
  );

interface ContentsProps {
  service: Service;
  /** Chart and pages of a study. */
  sample: ReactNode;
  sectors: ReactNode;
}

/** Main content of a service. Empty parts are left out with their heading. */
export const ServiceContents = ({ service, sample, sectors }: ContentsProps) => (
  <Section label={service.name_ar}>
    <AsideLayout label={copy.summary} aside={<ServiceAside service={service} />}>
      {service.description_ar && (
        <Block id="service-about" title={copy.about}>
          <p>{figuresInText(service.description_ar)}</p>
        </Block>
      )}
      {service.deliverables.length > 0 && (
        <Block id="service-deliverables" title={copy.deliverables}>
          <DeliverableTiles items={service.deliverables} />
        </Block>
      )}
      <TextBlock id="service-audience" title={copy.audience} items={service.audience} />
      {service.steps.length > 0 && (
        <Block id="service-steps" title={copy.steps}>
          <ServiceSteps steps={service.steps} />
        </Block>
      )}
      {sample}
      {service.packages.length > 0 && (
        <Block id="service-packages" title={copy.packages}>
          <ServicePackages slug={service.slug} packages={service.packages} />
        </Block>
      )}
      <TextBlock id="service-needs" title={copy.needs} items={service.needs} />
      {sectors}
      {service.faq.length > 0 && (
        <Block id="service-questions" title={copy.questions}>
          <FaqList items={service.faq} />
        </Block>
      )}
    </AsideLayout>
  </Section>
);
