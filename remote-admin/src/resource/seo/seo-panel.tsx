import { useWatch } from 'shared-lib/form';
import { Fields, TextAreaField, TextField } from 'shared-lib/form';
import { countOf, cutText, formatNumber } from 'shared-lib/format';
import { imageHref } from 'shared-lib/paths';
import { color, weight } from 'shared-lib/theme';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import { publishing as labels } from '../../copy/publishing.ts';

const TITLE_MAX = 60;
const DESCRIPTION_MAX = 160;
const DESCRIPTION_MIN = 120;
const PICTURE_WIDTH = 480;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: var(--s5);
  margin-block-start: var(--s5);
  figure {
    display: grid;
    align-content: start;
    gap: var(--s1h);
  }
  figcaption {
    color: ${color.text3};
    font-size: var(--fs-sm);
  }
`;
const SearchResult = styled.div`
  padding: var(--s4);
  border: 1px solid ${color.line};
  line-height: 1.7;
  overflow-wrap: anywhere;
  b {
    display: block;
    color: #1a0dab;
    font-size: 1.125rem;
    font-weight: ${weight.medium};
  }
  small {
    color: ${color.text2};
  }
`;
const Message = styled.div`
  display: grid;
  gap: var(--s1);
  padding: var(--s2);
  border: 1px solid ${color.line};
  background: ${color.sand100};
  font-size: var(--fs-sm);
  line-height: 1.6;
  overflow-wrap: anywhere;
  img {
    inline-size: 100%;
    aspect-ratio: 40 / 21;
    object-fit: cover;
  }
`;

const cut = (text: string, max: number): string => (text.length > max ? `${cutText(text, max - 1)}…` : text);

const meter = (text: string, max: number, min = 0): string => {
  const length = labels.length(countOf(text.length, labels.characters), formatNumber(max));
  if (text.length > max) return `${length}. ${labels.tooLong}`;
  return text.length < min && text !== '' ? `${length}. ${labels.tooShort}` : `${length}. ${labels.fits}`;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

interface Props {
  /** Names of the fields that are used when the SEO fields are empty. */
  titleField: string;
  descriptionField: string;
  pictureField: string;
  /** Path of the page for a slug. */
  pathOf: (slug: string) => string;
}

/** Title and description for search engines, with previews of a search result and of a shared link. */
export const SeoPanel = ({ titleField, descriptionField, pictureField, pathOf }: Props) => {
  const values = useWatch();
  const seoTitle = textOf(values.seo_title);
  const seoDescription = textOf(values.seo_description);
  const title = seoTitle || textOf(values[titleField]) || labels.untitled;
  const description = seoDescription || textOf(values[descriptionField]);
  const picture = textOf(values[pictureField]);
  const { host } = window.location;
  return (
    <Panel title={labels.seoPanel}>
      <Fields>
        <TextField
          name="seo_title"
          label={labels.seoTitle}
          hint={`${meter(seoTitle, TITLE_MAX)}. ${labels.seoTitleHint}`}
          wide
        />
        <TextAreaField
          name="seo_description"
          label={labels.seoDescription}
          hint={`${meter(seoDescription, DESCRIPTION_MAX, DESCRIPTION_MIN)}. ${labels.seoDescriptionHint}`}
          rows={3}
          wide
        />
      </Fields>
      <Cards>
        <figure>
          <figcaption>{labels.inSearch}</figcaption>
          <SearchResult>
            <small>
              <bdi dir="ltr">{`${host}${pathOf(textOf(values.slug))}`}</bdi>
            </small>
            <b>{cut(title, TITLE_MAX)}</b>
            <span>{cut(description, DESCRIPTION_MAX)}</span>
          </SearchResult>
        </figure>
        <figure>
          <figcaption>{labels.inWhatsapp}</figcaption>
          <Message>
            {picture && <img src={imageHref(picture, { width: PICTURE_WIDTH })} alt="" />}
            <b>{cut(title, TITLE_MAX)}</b>
            <span>{cut(description, DESCRIPTION_MAX)}</span>
            <small>
              <bdi dir="ltr">{host}</bdi>
            </small>
          </Message>
        </figure>
      </Cards>
    </Panel>
  );
};
