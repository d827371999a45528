import { graphql, type PageProps } from 'gatsby';
import { Commitments } from '../components/Commitments/Commitments';
import { Section } from '../components/Section/Section';
import { Seo } from '../components/Seo/Seo';
import { ServiceCards } from '../components/ServiceCards/ServiceCards';
import { StructuredData } from '../components/StructuredData/StructuredData';
import { Hero } from '../features/carousel/Hero';
import { Testimonials } from '../features/carousel/Testimonials';
import { Counters } from '../features/counters/Counters';
import { AboutSummary } from '../sections/AboutSummary/AboutSummary';
import { TeaserRows } from '../sections/BlogTeasers/TeaserRows';
import { Meridian } from '../sections/Meridian/Meridian';
import { Range } from '../sections/Range/Range';
import { ShipsThisMonth } from '../sections/ShipsThisMonth/ShipsThisMonth';
import { useSiteData } from '../site-data/useSiteData';
import { organization } from '../structured-data/organization';
import { webSite } from '../structured-data/webSite';

export default function HomePage({ data, location }: PageProps<Queries.HomePageQuery>) {
  const { page, whyChoose, services, articles, testimonials } = data;
  return (
    <>
      <Seo seo={page.seo} path={location.pathname} />
      <StructuredData of={(site) => [organization(site, data.settings.openingHours), webSite(site)]} />
      <h1 className="is-sr-only">{useSiteData().site.productName}</h1>
      <Hero page={page} />
      <Meridian section={data.route} />
      <Range range={page.range} />
      <ShipsThisMonth section={page.ships} crops={data.crops.nodes} texts={data.seasonTexts} />
      <AboutSummary summary={page.about} section={data.about} />
      <Section heading={whyChoose.heading} layout="aside">
        <Commitments items={whyChoose.reasons} layout="columns" />
      </Section>
      <Section heading={page.services} layout="aside" background="band">
        <ServiceCards services={services.nodes} texts={data.servicesPage} />
      </Section>
      <Counters section={data.counters} />
      <Section heading={page.blog} layout="aside">
        <TeaserRows articles={articles.nodes} />
      </Section>
      <Section heading={page.testimonials} background="band">
        <Testimonials testimonials={testimonials.nodes} texts={data.testimonialsPage} />
      </Section>
    </>
  );
}

export const query = graphql`
  query HomePage {
    settings: siteSettings {
      openingHours {
        dayOfWeek
        opens
        closes
      }
    }
    page: homePage {
      seo {
        ...SeoFields
      }
      ...Hero
      range {
        ...Range
      }
      ships {
        ...ShipsThisMonth
      }
      about {
        ...AboutSummary
      }
      services {
        ...SectionHeadingFields
      }
      blog {
        ...SectionHeadingFields
      }
      testimonials {
        ...SectionHeadingFields
      }
    }
    route: routeSection {
      ...Meridian
    }
    # At most 12 crops, so that the section is as high as a window.
    crops: allCatalogueEntry(
      filter: { calendar: { harvest: { elemMatch: { from: { ne: null } } } } }
      limit: 12
    ) {
      nodes {
        ...CropSeasons
      }
    }
    seasonTexts: catalogueSection {
      ...SeasonBarTexts
    }
    about: aboutSection {
      ...AboutStatements
    }
    whyChoose: whyChooseSection {
      heading {
        ...SectionHeadingFields
      }
      reasons {
        ...CommitmentFields
      }
    }
    servicesPage {
      ...ServiceCards
    }
    services: allService(sort: { jsonId: ASC }) {
      nodes {
        ...ServiceCard
      }
    }
    counters: countersSection {
      ...Counters
    }
    articles: allMarkdownRemark(
      sort: [{ frontmatter: { teaserDate: DESC } }, { frontmatter: { title: ASC } }]
      limit: 3
    ) {
      nodes {
        ...BlogTeaser
      }
    }
    testimonialsPage {
      ...TestimonialsTexts
    }
    testimonials: allTestimonial(sort: { jsonId: ASC }) {
      nodes {
        ...TestimonialFields
      }
    }
  }
`;
