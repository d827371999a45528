import { graphql, type PageProps } from 'gatsby';
import { BlogTeasers } from '../../blog/BlogTeasers';
import { ServiceCards } from '../../business/services/ServiceCards';
import { VoyageChart } from '../../business/voyages/VoyageChart';
import { SampleTrays } from '../../catalogue/SampleTrays';
import { ShipsThisMonth } from '../../catalogue/season/ShipsThisMonth';
import { AboutSummary } from '../../company/AboutSummary';
import { Counters } from '../../company/counters/Counters';
import { Testimonials } from '../../company/testimonials/Testimonials';
import { Hero } from '../../layout/Hero';
import { Seo } from '../../layout/Seo';
import { BRAND_ICONS } from '../../lib/generatedFiles';
import { pageUrl } from '../../routes';
import { ArrowLink } from '../../ui/ArrowLink';
import { localUrl, organizationId, type Site } from '../../ui/jsonLd';
import { List } from '../../ui/List';
import { Section } from '../../ui/Section';
import { StructuredData } from '../../ui/StructuredData';
import { InLanguage } from '../../ui/site/language';
import { useSiteData } from '../../ui/site/useSiteData';

const organization = (site: Site): object => ({
  '@type': 'Organization',
  ...organizationId(site),
  name: site.productName,
  description: site.tagline,
  url: pageUrl(site.siteUrl, '/'),
  logo: pageUrl(site.siteUrl, BRAND_ICONS.touch),
  parentOrganization: site.parentCompany ? { '@type': 'Organization', name: site.parentCompany } : undefined,
  contactPoint: site.phones.map(({ label, number }) => ({
    '@type': 'ContactPoint',
    name: label,
    telephone: number,
    email: site.email,
  })),
  sameAs: site.socialLinks?.map(({ url }) => url),
});

/** Search engines show its name above the URL in their results. */
const webSite = (site: Site): object => ({
  '@type': 'WebSite',
  name: site.productName,
  url: localUrl(site, '/'),
});

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { page, services, servicesPage, articles, testimonials } = data;
  return (
    <InLanguage of={page}>
      <Seo seo={page.seo} />
      <StructuredData of={organization} />
      <StructuredData of={webSite} />
      <h1 className="is-sr-only">{useSiteData().site.productName}</h1>
      <Hero page={page} />
      <SampleTrays section={page.samples} specifications={data.specifications?.path ?? undefined} />
      <InLanguage of={data.voyages}>
        {(voyages) => (
          <Section
            heading={voyages.heading}
            below={voyages.action && <ArrowLink {...voyages.action} />}
            aside
            band
          >
            <VoyageChart section={voyages} />
          </Section>
        )}
      </InLanguage>
      <ShipsThisMonth section={page.ships} crops={data.crops.nodes} texts={data.seasonTexts} />
      {page.about && <AboutSummary summary={page.about} section={data.about} />}
      <InLanguage of={data.whyChoose}>
        {({ heading, reasons }) => (
          <Section heading={heading} aside>
            <List
              items={reasons.map(({ text, ...reason }) => (reason.figure ? reason : { ...reason, text }))}
            />
          </Section>
        )}
      </InLanguage>
      {page.services && servicesPage && services.nodes.length > 0 && (
        <Section heading={page.services} band>
          <ServiceCards services={services.nodes} readMore={servicesPage.readMore} short />
        </Section>
      )}
      <InLanguage of={data.counters}>{(counters) => <Counters section={counters} />}</InLanguage>
      {page.blog && articles.nodes.length > 0 && (
        <Section heading={page.blog}>
          <BlogTeasers articles={articles.nodes} />
        </Section>
      )}
      {page.testimonials && data.testimonialsPage && testimonials.nodes.length > 0 && (
        <Section heading={page.testimonials}>
          <Testimonials testimonials={testimonials.nodes} texts={data.testimonialsPage} />
        </Section>
      )}
    </InLanguage>
  );
}

export const query = graphql`
  query HomePage($language: String = "en") {
    page: homePage(language: $language) {
      textLanguage
      seo { ...SeoFields }
      ...Hero
      samples { ...SampleTrays }
      ships { ...ShipsThisMonth }
      about { ...AboutSummary }
      services { ...SectionHeadingFields }
      blog { ...SectionHeadingFields }
      testimonials { ...SectionHeadingFields }
    }
    specifications: specificationsPage { path }
    voyages: voyagesSection(language: $language) {
      textLanguage
      heading { ...SectionHeadingFields }
      action { ...CallToActionFields }
      ...VoyageChart
    }
    # A crop has a harvest.
    crops: allCatalogueEntry(
      filter: { language: { eq: $language }, calendar: { harvest: { elemMatch: { from: { ne: null } } } } }
      sort: { name: ASC }
    ) {
      nodes { ...CropSeasons }
    }
    seasonTexts: catalogueSection(language: $language) { ...SeasonCalendarTexts }
    about: aboutSection(language: $language) { ...AboutStatements }
    whyChoose: whyChooseSection(language: $language) {
      textLanguage
      heading { ...SectionHeadingFields }
      reasons { ...CommitmentFields }
    }
    servicesPage(language: $language) { readMore }
    services: allService(filter: { language: { eq: $language } }, sort: { jsonId: ASC }) {
      nodes { ...ServiceCard }
    }
    counters: countersSection(language: $language) { ...Counters }
    articles: allMarkdownRemark(
      filter: { language: { eq: $language } }
      sort: [{ frontmatter: { teaserDate: DESC } }, { frontmatter: { title: ASC } }]
      limit: 3
    ) {
      nodes { ...BlogTeaser }
    }
    testimonialsPage(language: $language) { ...TestimonialsTexts }
    testimonials: allTestimonial(filter: { language: { eq: $language } }, sort: { jsonId: ASC }) {
      nodes { ...TestimonialFields }
    }
  }
`;
