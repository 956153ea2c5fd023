import Eye from 'lucide-react/icons/eye';
import { useMemo, useState } from 'react';
import { Button } from 'shared-lib/ui/button';
import { Dialog } from 'shared-lib/ui/dialog';
import { Icon } from 'shared-lib/ui/icon';
import { articles } from '../../copy/articles.ts';
import { previewCopy } from '../../copy/publishing.ts';
import { LivePreview } from '../../resource/preview/live-preview.tsx';
import { countWords, readingMinutes } from '../../resource/rich-text/text-figures.ts';
import { useWatchedArticle } from './use-watched-article.ts';

const DESKTOP = { width: 1200, height: 800 };

const Preview = () => {
  const article = useWatchedArticle();
  const draft = useMemo(
    () => ({
      ...article,
      cover: article.cover || null,
      reading_minutes: readingMinutes(countWords(article.body_html)),
    }),
    [article],
  );
  return <LivePreview kind="article" draft={draft} {...DESKTOP} label={previewCopy.desktop} />;
};

/** Opens the article as visitors will see it. */
export const ArticlePreview = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => setIsOpen(true)}>
        <Icon icon={Eye} size={16} />
        {articles.preview}
      </Button>
      <Dialog open={isOpen} wide onClose={() => setIsOpen(false)} title={articles.previewTitle}>
        <Preview />
      </Dialog>
    </>
  );
};
