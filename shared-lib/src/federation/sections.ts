import { paths } from 'shared-lib/paths';
import type { ChatTopic } from './areas.ts';

/** A section of the public site: its first page, and the first path segments of all its pages. */
interface SectionFacts {
  path: string;
  segments: readonly string[];
  chatTopic: ChatTopic;
  /** Whether the main menu lists it. */
  isInMenu: boolean;
}

const firstSegment = (path: string) => path.split('/')[1] ?? '';

const section = (path: string, chatTopic: ChatTopic, { isInMenu = true, alsoAt = path } = {}): SectionFacts => ({
  path,
  segments: [firstSegment(path), firstSegment(alsoAt)],
  chatTopic,
  isInMenu,
});

/** The sections of the public site, in the order of the main menu. */
export const sections = {
  home: section(paths.home(), 'site'),
  about: section(paths.about(), 'site'),
  services: section(paths.services(), 'services'),
  sectors: section(paths.sectors(), 'sectors'),
  blog: section(paths.blog(), 'blog'),
  contact: section(paths.contact(), 'contact'),
  freeStudies: section(paths.freeStudies(), 'studies', { isInMenu: false, alsoAt: paths.study('') }),
} as const satisfies Record<string, SectionFacts>;
export type SectionId = keyof typeof sections;

/** Topic of a chat message that fits the page at a path; undefined outside the sections of the public site. */
export const sectionTopicOf = (pathname: string): ChatTopic | undefined =>
  Object.values(sections).find(({ segments }) => segments.includes(firstSegment(pathname)))?.chatTopic;
