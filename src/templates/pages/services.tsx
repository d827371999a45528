import { graphql, type PageProps } from 'gatsby';
import { matchingServices, ServiceSearch, useSearchTerm } from '../../business/services/ServiceSearch';
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
  const services = data.services.nodes;
  const found = matchingServices(services, term);
  // The services that match have cards.
  const others = results.filter(({ path }) => !found.some(({ link }) => link === path));
  const elsewhere = { results: isPending ? [] : others, texts: page.siteResults };
  const goods = (
    <Goods
      {...elsewhere}
      renderButton={(entry) => (
        <InLanguage of={data.sheets}>
          {(texts) => <EnquiryButtons onlyList entry={entry} texts={texts} />}
        </InLanguage>
      )}
    />
  );
  const search = { services, found, texts: page, term, isPending, isLate, goods };
  return (
    <PageFrame page={page}>
      <ServiceSearch {...search} />
      <SiteResults {...elsewhere} />
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
      nodes { ...ServiceCard }
    }
    sheets: catalogueSection(language: $language) {
      textLanguage
      ...EnquiryButtons
    }
  }
`;
