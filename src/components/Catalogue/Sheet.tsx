import { graphql } from 'gatsby';
import type { ComponentProps } from 'react';
import { useFrame } from '../../hooks/useFrame';
import { CONTACT, canonicalPath } from '../../routes';
import { FactTable } from '../FactTable/FactTable';
import { fillIn } from '../fillIn';
import { Icon } from '../Icon/Icon';
import { Picture } from '../Picture/Picture';
import { Prose } from '../Prose/Prose';
import { EnquiryAction } from './EnquiryAction';
import * as styles from './Sheet.module.scss';

/** An entry of a catalogue, whatever it is. */
export interface SheetItem {
  slug: string;
  name: string;
  image: Queries.SheetPictureFragment;
  description: string;
  details: string;
}

/** What is known of an entry beyond its text. */
export interface SheetFacts {
  lists: readonly { title: string; items: readonly string[] }[];
  tables: readonly ComponentProps<typeof FactTable>[];
}

interface Props {
  item: SheetItem;
  facts: SheetFacts;
  labels: Queries.CatalogueLabelsFieldsFragment;
  /** The path of the page. */
  path: string;
}

/** The specification sheet of an entry: picture, text, lists and tables; on paper with its own address. */
export function Sheet({ item, facts: { lists, tables }, labels, path }: Props) {
  const { siteUrl } = useFrame().site;
  const { slug, name, image, description, details } = item;
  return (
    <>
      <div className={styles.opening}>
        <div className={styles.text}>
          <h3 className="title is-3">{name}</h3>
          <Prose paragraphs={[description, details]} />
        </div>
        <Picture picture={image} className={styles.picture} />
        <div className={styles.lists}>
          {lists.map(({ title, items }) => (
            <div key={title}>
              <h4 className="title is-5">{title}</h4>
              <ul className="ticks">
                {items.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
      <div className={styles.tables}>
        {tables.map((table) => (
          <FactTable key={table.caption} {...table} />
        ))}
      </div>
      <div className={styles.actions}>
        <EnquiryAction
          action={{ label: fillIn(labels.enquire, { item: name }), to: CONTACT }}
          labels={labels}
          item={item}
        />
        <button type="button" className={styles.print} onClick={() => window.print()}>
          <Icon name="printer" /> {labels.print}
        </button>
      </div>
      <p className={styles.address}>{`${siteUrl}${canonicalPath(path)}#${slug}`}</p>
    </>
  );
}

export const query = graphql`
  fragment SheetPicture on Picture {
    alt
    file {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 480
          aspectRatio: 1
          breakpoints: [320, 480, 600]
          placeholder: DOMINANT_COLOR
          formats: [AUTO, WEBP, AVIF]
          sizes: "(min-width: 993px) 340px, (min-width: 768px) 36vw, 84vw"
        )
      }
    }
  }
`;
