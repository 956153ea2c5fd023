import type { ReactNode } from 'react';
import type { Service } from 'shared-lib/contracts';
import { Section } from 'shared-lib/ui/section';
import { services } from '../../copy/services.ts';
import { AsideLayout, Block } from '../../sections/aside-layout.tsx';
import { Questions } from '../../sections/questions.tsx';
import { TextList } from '../../sections/text-list.tsx';
import { ServiceAside } from './service-aside.tsx';
import { ServicePackages } from './service-packages.tsx';
import { ServiceSteps } from './service-steps.tsx';

const words = services.detail;

interface TextsProps {
  id: string;
  title: string;
  items: readonly string[];
}
const Texts = ({ id, title, items }: TextsProps) =>
  items.length > 0 && (
    <Block id={id} title={title}>
      <TextList items={items} columns={2} />
    </Block>
  );

/** Everything about a service; what it does not say has no heading either. */
export const ServiceContents = ({ service, sectors }: { service: Service; sectors: ReactNode }) => (
  <Section label={service.name_ar}>
    <AsideLayout label={words.summary} aside={<ServiceAside service={service} />}>
      {service.description_ar && (
        <Block id="service-about" title={words.about}>
          <p>{service.description_ar}</p>
        </Block>
      )}
      <Texts id="service-deliverables" title={words.deliverables} items={service.deliverables} />
      <Texts id="service-audience" title={words.audience} items={service.audience} />
      {service.steps.length > 0 && (
        <Block id="service-steps" title={words.steps}>
          <ServiceSteps steps={service.steps} />
        </Block>
      )}
      {service.packages.length > 0 && (
        <Block id="service-packages" title={words.packages}>
          <ServicePackages slug={service.slug} packages={service.packages} />
        </Block>
      )}
      <Texts id="service-needs" title={words.needs} items={service.needs} />
      {sectors}
      {service.faq.length > 0 && (
        <Block id="service-questions" title={words.questions}>
          <Questions items={service.faq} />
        </Block>
      )}
    </AsideLayout>
  </Section>
);
