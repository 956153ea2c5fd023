/** Drafts of chat messages about the page that a visitor reads. They load when the page is interactive. */
export const chatSubjects = {
  service: (title: string) => `السلام عليكم، أرغب في معرفة تفاصيل خدمة «${title}».`,
  sector: (title: string) => `السلام عليكم، أرغب في دراسة جدوى لمشروع في ${title}.`,
  study: (title: string) => `السلام عليكم، اطّلعت على دراستكم «${title}» وأرغب في دراسة مماثلة لمشروعي.`,
  article: (title: string) => `السلام عليكم، قرأت مقالكم «${title}» ولدي سؤال عنه.`,
  /** The address is shown as a preview of the page. */
  withAddress: (draft: string, url: string) => `${draft}\n${url}`,
} as const;
