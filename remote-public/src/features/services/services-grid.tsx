import RotateCw from 'lucide-react/icons/rotate-cw';
import { verbs } from 'shared-lib/copy';
import { paths } from 'shared-lib/paths';
import { Alert } from 'shared-lib/ui/alert';
import { Button, ButtonLink } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { Grid } from 'shared-lib/ui/grid';
import { Icon } from 'shared-lib/ui/icon';
import { Section } from 'shared-lib/ui/section';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import { useAnswer } from '../../answers/answer.ts';
import { services as words } from '../../copy/services.ts';
import { PromptCard } from '../../sections/prompt-card.tsx';
import { WaitingGrid } from '../../sections/waiting-grid.tsx';
import { serviceAnswers } from './service-answers.ts';
import { ServiceCard } from './service-card.tsx';
import { serviceFacts } from './service-facts.ts';

const TITLE_ID = 'services-list-title';
/** In the first row, seen as soon as the page is. */
const FIRST_ROW = 3;

/** Trying again reloads the page, as the specification wants it here. */
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
    {words.failed(message)}
  </Alert>
);

const NoServices = () => (
  <EmptyState
    title={words.empty.title}
    text={words.empty.text}
    action={<ButtonLink to={paths.contact('contact')}>{words.empty.action}</ButtonLink>}
  />
);

const Unsure = () => (
  <PromptCard
    tone="dark"
    title={words.unsure.title}
    text={words.unsure.text}
    action={
      <ButtonLink tone="accent" block to={paths.contact('consultation')}>
        {words.unsure.action}
      </ButtonLink>
    }
  />
);

const Content = () => {
  const { answer } = useAnswer(serviceAnswers.list());
  if (!answer) return <WaitingGrid count={6} lines={2} figures="4.6rem" />;
  if (answer.is === 'failed') return <ServicesFailed message={answer.message} />;
  if (answer.is === 'missing' || answer.value.length === 0) return <NoServices />;
  return (
    <Grid>
      {answer.value.map((service, place) => (
        <ServiceCard
          key={service.id}
          service={service}
          isAhead={place < FIRST_ROW}
          facts={serviceFacts(service)}
          isMarked
        />
      ))}
      <Unsure />
    </Grid>
  );
};

export const ServicesGrid = () => (
  <Section labelledBy={TITLE_ID}>
    <VisuallyHidden as="h2" id={TITLE_ID}>
      {words.list}
    </VisuallyHidden>
    <Content />
  </Section>
);
