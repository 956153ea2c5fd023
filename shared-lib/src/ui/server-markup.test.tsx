import Phone from 'lucide-react/icons/phone';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'shared-lib/router/host';
import { ThemeRoot } from 'shared-lib/theme/root';
import { ServerStyleSheet } from 'styled-components';
import { beforeAll, describe, expect, it } from 'vitest';
import { Alert } from './alert.tsx';
import { Badge } from './badge.tsx';
import { Ltr } from './bdi.tsx';
import { Button, ButtonLink, IconButton, IconLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Facts } from './facts.tsx';
import { Gauge } from './gauge.tsx';
import { Icon } from './icon.tsx';
import { Section, SectionHead } from './section.tsx';
import { Tag } from './tag.tsx';
import { LoadingArea, Skeleton } from './skeleton.tsx';
import { ForwardLink, TextButton, TextLink } from './text-link.tsx';

const Everything = () => (
  <Section tone="dark" label="معرض">
    <SectionHead title="عنوان" text="نص" tools={<ForwardLink to="/services">كل الخدمات</ForwardLink>} />
    <Gauge />
    <TextLink to="/services/1">خدمة</TextLink>
    <Facts items={[{ label: 'السعر', value: <Ltr>$1,500</Ltr> }]} />
    <Badge $tone="new">جديد</Badge>
    <Tag>تجاري</Tag>
    <Alert tone="danger" action={<TextButton>إعادة المحاولة</TextButton>}>
      تعذر التحميل
    </Alert>
    <EmptyState title="لا توجد مقالات بعد" action={<ButtonLink to="https://wa.me/966500000000">واتساب</ButtonLink>} />
    <LoadingArea>
      <Skeleton $ratio="3 / 2" />
      <Skeleton $inline="60%" $block="1.25rem" />
    </LoadingArea>
    <Button tone="accent" pending={false} pendingText="جاري الإرسال...">
      إرسال
    </Button>
    <IconButton label="اتصال">
      <Icon icon={Phone} size={20} />
    </IconButton>
    <IconLink label="البحث" to="/search">
      <Icon icon={Phone} size={30} />
    </IconLink>
  </Section>
);

/** Renders like the shell server: static router, then one string of markup and one of styles. */
const render = async () => {
  const { query, dataRoutes } = createStaticHandler([{ path: '*', element: <Everything /> }]);
  const context = await query(new Request('https://site.invalid/'));
  if (context instanceof Response) throw new Error('unexpected redirect');
  const sheet = new ServerStyleSheet();
  const markup = renderToStaticMarkup(
    sheet.collectStyles(
      <ThemeRoot>
        <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
      </ThemeRoot>,
    ),
  );
  return { markup, styles: sheet.getStyleTags() };
};

describe('server rendering of components', () => {
  let page: Awaited<ReturnType<typeof render>>;
  beforeAll(async () => {
    page = await render();
  });

  it('renders no style attribute, which the security policy forbids', () => {
    expect(page.markup).not.toMatch(/\sstyle=/);
  });

  it('renders the same markup twice, so that hydration matches', async () => {
    expect((await render()).markup).toBe(page.markup);
  });

  it('hides icons beside text and labels icon-only buttons', () => {
    const icons = page.markup.match(/<svg[^>]*>/g) ?? [];
    expect(icons.length).toBeGreaterThan(3);
    for (const icon of icons) expect(icon).toContain('aria-hidden="true"');
    expect(page.markup).toMatch(/<button[^>]*aria-label="اتصال"/);
  });

  it('links to other sites by absolute URL', () => {
    expect(page.markup).toContain('href="https://wa.me/966500000000"');
  });

  it('keeps the ruler marks starting at the right', () => {
    expect(page.styles).toMatch(
      /repeating-linear-gradient\(to left, currentColor 0 1px, transparent 1px 80px\) 100% 0 ?\/ ?100% 14px/,
    );
  });

  it('moves the forward icon to the left on hover', () => {
    expect(page.styles).toContain(':hover .go{transform:translateX(-4px)');
  });
});
