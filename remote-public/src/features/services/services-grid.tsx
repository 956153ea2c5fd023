import RotateCw from 'lucide-react/icons/rotate-cw';
import { verbs } from 'shared-lib/copy';
import { paths } from 'shared-lib/paths';
import { Alert } from 'shared-lib/ui/alert';
import { Button, ButtonLink } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { Icon } from 'shared-lib/ui/icon';
import { Section } from 'shared-lib/ui/section';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import { usePageResource } from '../../page-resource/page-resource.ts';
import { services as copy } from '../../copy/services.ts';
import { CompactGrid } from '../../sections/compact-grid.ts';
import { PromptCard } from '../../sections/prompt-card.tsx';
import { CardGridSkeleton } from '../../sections/card-grid-skeleton.tsx';
import { servicePageQueries } from './service-page-queries.ts';
import { ServiceCard } from './service-card.tsx';
import { serviceFacts } from './service-facts.ts';

const TITLE_ID = 'services-list-title';
/** Cards of the first row, which is visible at once. */
const FIRST_ROW = 3;

/** The retry reloads the whole page, as the specification requires here. */
const ServicesFailed = ({ message }: { message: string }) => (
  <Alert
    tone="danger"
    action={
      <Button tone="quiet" size="small" onClick={() => window.location.reload()}>
        <Icon icon={RotateCw} size={16} />
        {verbs.retry}
      </Button>
    }
  >
    {copy.failed(message)}
  </Alert>
);

const NoServices = () => (
  <EmptyState
    title={copy.empty.title}
    text={copy.empty.text}
    action={<ButtonLink to={paths.contact('contact')}>{copy.empty.action}</ButtonLink>}
  />
);

const ConsultationPrompt = () => (
  <PromptCard
    tone="dark"
    title={copy.unsure.title}
    text={copy.unsure.text}
    action={
      <ButtonLink tone="accent" block to={paths.contact('consultation')}>
        {copy.unsure.action}
      </ButtonLink>
    }
  />
);

const Content = () => {
  const { resource } = usePageResource(servicePageQueries.list());
  if (!resource) return <CardGridSkeleton count={6} lines={2} factsHeight="4.6rem" />;
  if (resource.status === 'failed') return <ServicesFailed message={resource.message} />;
  if (resource.status === 'missing' || resource.value.length === 0) return <NoServices />;
  return (
    <CompactGrid $footer="hidden">
      {resource.value.map((service, index) => (
        <ServiceCard
          key={service.id}
          service={service}
          preloadPicture={index < FIRST_ROW}
          facts={serviceFacts(service)}
          showIcon
        />
      ))}
      <ConsultationPrompt />
    </CompactGrid>
  );
};

export const ServicesGrid = () => (
  <Section labelledBy={TITLE_ID}>
    <VisuallyHidden as="h2" id={TITLE_ID}>
      {copy.list}
    </VisuallyHidden>
    <Content />
  </Section>
);
