import type { GraphQLObjectType } from 'graphql';
import { printTypeDefinitions } from '../../../../src/content-model/generate/graphqlTypes';
import { documentTypes, modelSchema as schema } from '../../../support/contentGraph';

const sdl = printTypeDefinitions();
const fieldsOf = (type: string) =>
  Object.fromEntries(
    Object.entries((schema.getType(type) as GraphQLObjectType).getFields()).map(([name, field]) => [
      name,
      String(field.type),
    ]),
  );

test('is valid GraphQL and has a type for every document', () => {
  for (const type of documentTypes) expect(schema.getType(type)).toBeDefined();
});

test('a page implements the interfaces of its fields, and only pages do', () => {
  const interfacesOf = (type: string) =>
    (schema.getType(type) as GraphQLObjectType).getInterfaces().map(({ name }) => name);
  expect(interfacesOf('AboutPage')).toEqual(['Node', 'Page']);
  expect(interfacesOf('PrivacyPage')).toEqual(['Node', 'Page', 'PageWithHeading']);
  expect(interfacesOf('TeamPage')).toEqual(['Node', 'Page', 'PageWithHeading', 'PageWithEnding']);
  expect(interfacesOf('BusinessArea')).toEqual(['Node']);
});

test('every type of the project disables inference', () => {
  const types = sdl.match(/^type .*$/gm) ?? [];
  const inferred = types.filter((line) => !line.includes('@dontInfer'));
  expect(inferred).toEqual(['type MarkdownRemark implements Node {']);
});

test('required fields are non-null, and optional fields are nullable', () => {
  expect(fieldsOf('Product')).toMatchObject({
    name: 'String!',
    image: 'Picture!',
    calendar: 'Calendar',
  });
  expect(fieldsOf('Testimonial')).toMatchObject({ rating: 'Int!' });
  expect(fieldsOf('BusinessArea')).toMatchObject({ comingSoon: 'BusinessAreaComingSoon' });
  expect(fieldsOf('BusinessAreaComingSoon')).toEqual({ text: 'String!', blurred: 'Boolean!' });
});

test('`id` becomes `jsonId`, as the transformer stores it, and fields for editors are omitted', () => {
  const fields = fieldsOf('Service');
  expect(fields.jsonId).toBe('Int!');
  expect(fields).not.toHaveProperty('sample');
  expect(sdl).not.toContain('$schema');
});

test('pictures are files, and all dates have the date format of the site', () => {
  expect(sdl).toContain('file: File! @fileByRelativePath');
  expect(sdl).toContain('date: Date! @dateformat(formatString: "D MMMM YYYY")');
  expect(fieldsOf('MarkdownRemark')).toMatchObject({ frontmatter: 'Article!' });
});

test('an object has the same type name wherever it is used', () => {
  expect(fieldsOf('HomePage').services).toBe('SectionHeading!');
  expect(fieldsOf('TeamPage').heading).toBe('SectionHeading!');
  expect(sdl.match(/^type SectionHeading /gm)).toHaveLength(1);
});

test('entries of all catalogues share an interface, whose facts come from resolvers', () => {
  for (const type of ['Product', 'Fiber', 'CatalogueEntry'])
    expect(fieldsOf(type)).toMatchObject({
      tables: '[FactTable!]!',
      limits: 'FactTable',
      supply: 'FactTable',
    });
  expect(fieldsOf('Product')).not.toHaveProperty('specs');
  expect(fieldsOf('ProductGroup').members).toBe('[Product!]!');
  expect(fieldsOf('PulsesProductsPage')).toMatchObject({ groups: '[ProductGroup!]!', groupLabel: 'String!' });
});
