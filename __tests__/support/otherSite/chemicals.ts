/** Adds a third catalogue: a document type, a line in the registry, content, and a page. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentCopy } from '../contentCopy';
import { PICTURE } from '../sampleContent';

export const chemical = {
  name: 'Citric acid',
  route: '/chemicals/citric-acid',
  specs: { cas: '77-92-9', assay: 'Min 99.5%' },
  hsCode: '2918.14',
};
export const chemicalsPage = {
  crumb: 'Chemicals by CAS number',
  specsTitle: 'Chemical specification',
  specLabels: { cas: 'CAS number', assay: 'Assay' },
};
export const CHEMICALS_TABLE = 'All chemicals';
export const CHEMICALS_KIND = 'Chemicals, as search results';

const DOCUMENT_TYPE = `
import type * as z from 'zod';
import { labelsOf } from '../blocks';
import { entry, fact, objectOf, textField } from '../fields';
import { type Catalogue, catalogueEntry, cataloguePage, cellsOf } from './catalogue';

const specs = objectOf('The specification.', { cas: textField('The CAS number.'), assay: textField('The assay.') });

const chemical = catalogueEntry(
  { noun: 'chemical', image: 'The chemical.', details: 'A paragraph for the buyer.' },
  { specs: fact(specs) },
);

const chemicalsPage = cataloguePage(
  { description: 'The chemicals page.', noun: 'chemical', group: 'group' },
  { specsTitle: fact(textField('The heading.')), specLabels: fact(labelsOf(specs.shape, 'The row headers.')) },
);

export const chemicals: Catalogue<z.infer<typeof chemical>, z.infer<typeof chemicalsPage>> = {
  folder: 'chemicals',
  entry: { graphqlType: 'Chemical', schema: chemical },
  group: {
    folder: 'chemical-groups',
    graphqlType: 'ChemicalGroup',
    schema: entry('A group of chemicals.', { name: textField('Its name.') }),
  },
  page: { file: 'chemicals', graphqlType: 'ChemicalsPage', schema: chemicalsPage, path: '/chemicals' },
  tables: (labels, { specs }) => [
    { caption: labels.specsTitle, rows: cellsOf(labels.specLabels, specs) },
  ],
  keyFacts: ({ specLabels }, { specs }) => [{ label: specLabels.cas, value: specs.cas }],
  columns: (labels, { specs }, { hsCode }) => [...cellsOf(labels.specLabels, specs), hsCode],
};
`;

const PAGE = `
import { graphql, type PageProps } from 'gatsby';
import { Catalogue } from '../catalogue/Catalogue';
import { Sheet } from '../catalogue/sheet/Sheet';
import { useCatalogue } from '../catalogue/useCatalogue';
import { PageFrame } from '../layout/PageFrame';

export default function ChemicalsPage({ data, location }: PageProps<Queries.ChemicalsPageQuery>) {
  const { page, texts } = data;
  return (
    <PageFrame page={page} path={location.pathname}>
      <Catalogue
        catalogue={useCatalogue(page.groups)}
        groupLabel={page.groupLabel}
        search={location.search}
        renderSheet={(entry) => <Sheet entry={entry} texts={texts} actions={null} />}
      />
    </PageFrame>
  );
}

export const query = graphql\`
  query ChemicalsPage {
    page: chemicalsPage {
      ...PageFrame
      ...Catalogue
    }
    texts: catalogueSection {
      ...SheetTexts
    }
  }
\`;
`;

/** Writes the content of the catalogue. `article` is the slug of the article about its entry. */
export function writeChemicals(content: ContentCopy, article: string): void {
  const { seo, sharePicture, banner } = content.json('pages/textiles.json');
  const write = (file: string, data: object) => content.write(file, `${JSON.stringify(data, null, 2)}\n`);
  const { specsTitle, specLabels, crumb } = chemicalsPage;
  write('pages/chemicals.json', {
    seo: {
      ...seo,
      title: 'Chemicals',
      description: `Chemicals by their CAS numbers. ${seo.description}`.slice(0, 150),
    },
    sharePicture,
    banner: { ...banner, title: 'Chemicals', crumb },
    groupLabel: 'Chemical group',
    subject: 'Enquiry: {item}',
    specsTitle,
    specLabels,
  });
  write('chemical-groups/acids.json', { id: 1, name: 'Acids' });
  write('chemicals/acids/citric-acid.json', {
    id: 1,
    name: chemical.name,
    image: { file: `../../${PICTURE}`, alt: 'White crystals.' },
    description:
      'Anhydrous citric acid of food grade, in crystals and granules, made by fermentation of molasses.',
    details: 'Free-flowing and stable when it is kept dry.',
    specs: chemical.specs,
    supply: { hsCode: chemical.hsCode },
    article,
  });
  content.edit('pages/specifications.json', ({ tables }) => {
    Object.assign(tables as object, {
      chemicals: { title: CHEMICALS_TABLE, header: 'Chemical', limits: [] },
    });
  });
  content.edit('pages/services.json', ({ elsewhere }) => {
    Object.assign((elsewhere as { kinds: object }).kinds, { chemicals: CHEMICALS_KIND });
  });
}

/** Adds the document type, the registry line and the page to a copy of the sources. */
export function declareChemicals(root: string): void {
  const at = (file: string) => path.join(root, 'src', file);
  writeFileSync(at('content/documents/chemicals.ts'), DOCUMENT_TYPE);
  writeFileSync(at('pages/chemicals.tsx'), PAGE);
  const registry = readFileSync(at('content/catalogues.ts'), 'utf8');
  const changed = registry
    .replace('= [products, fibers];', '= [products, fibers, chemicals];')
    .replace(/^import/m, "import { chemicals } from './documents/chemicals';\nimport");
  if (!changed.includes('chemicals];'))
    throw new Error('The catalogue could not be added, because the registry of catalogues has changed.');
  writeFileSync(at('content/catalogues.ts'), changed);
}
