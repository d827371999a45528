import { graphql, type PageProps } from 'gatsby';
import { ServiceSearch, useSearchTerm } from '../../business/services/ServiceSearch';
import { EnquiryButtons } from '../../enquiry/EnquiryButtons';
import { PageFrame } from '../../layout/PageFrame';
import { Goods, SiteResults } from '../../search/SiteResults';
import { useSearchIndex } from '../../search/searchIndex';
import { required } from '../../ui/required';
import { InLanguage, useLanguage } from '../../ui/site/language';

export default function ServicesPage({ data, location }: PageProps<Queries.ServicesPageQuery>) {
  const page = required(data.page);
  const term = useSearchTerm(location.search);
  const { results, isPending, isLate } = useSearchIndex(term, useLanguage().code);
  const found = { results: isPending ? [] : results, texts: page.siteResults };
  const goods = (
    <Goods
      {...found}
      renderButton={(entry) => (
        <InLanguage of={data.sheets}>{(texts) => <EnquiryButtons entry={entry} texts={texts} />}</InLanguage>
      )}
    />
  );
  const search = { services: data.services.nodes, texts: page, term, isPending, isLate, goods };
  return (
    <PageFrame page={page}>
      <ServiceSearch {...search} />
      <SiteResults {...found} />
    </PageFrame>
  );
}

export const query = graphql`
  query ServicesPage($language: String = "en") {
    page: servicesPage(language: $language) {
      ...PageFrame
      ...ServiceSearch
      siteResults {
        goods
        title
        count
      }
    }
    services: allService(filter: { language: { eq: $language } }, sort: { jsonId: ASC }) {
      nodes {
        ...ServiceCard
      }
    }
    sheets: catalogueSection(language: $language) {
      textLanguage
      ...EnquiryButtons
    }
  }
`;
