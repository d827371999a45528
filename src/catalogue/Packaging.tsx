import { graphql } from 'gatsby';
import { DataTable } from '../ui/DataTable';
import { List } from '../ui/List';
import { Section } from '../ui/Section';

const COLUMNS = ['pack', 'carton', 'cartonNet', 'pallet', 'palletNet', 'container', 'containerNet'] as const;

export function Packaging({ page: { packaging, packs } }: { page: Queries.PackagingFragment }) {
  if (!packaging && !packs) return null;
  return (
    <Section heading={packaging?.heading ?? { title: packs?.title ?? '', text: null }}>
      {packaging && <List items={packaging.items} />}
      {packaging && packs && <h3 className="title is-4 block-before">{packs.title}</h3>}
      {packs && <DataTable columns={COLUMNS} caption={packs.title} {...packs} numeric />}
    </Section>
  );
}

export const query = graphql`
  fragment Packaging on PulsesProductsPage {
    packaging {
      ...PointsSectionFields
    }
    packs {
      title
      labels {
        pack
        carton
        cartonNet
        pallet
        palletNet
        container
        containerNet
      }
      rows {
        pack
        carton
        cartonNet
        pallet
        palletNet
        container
        containerNet
      }
      note
    }
  }
`;
