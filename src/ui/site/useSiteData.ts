import { graphql, useStaticQuery } from 'gatsby';
import { useLanguage } from './language';

/**
 * Returns the content that components on all pages use. Because this is a static query, pages do not pass it as props.
 * Static queries have no variables, so the page context has what differs in another language (`gatsby/node/pages.ts`).
 */
export function useSiteData(): Queries.SiteDataQuery {
  const { translated } = useLanguage();
  const english = useStaticQuery<Queries.SiteDataQuery>(graphql`
    query SiteData {
      site: siteSettings {
        textLanguage
        productName
        parentCompany
        tagline
        siteUrl
        copyrightYear
        email
        contactPerson
        phones { label number }
        messaging {
          label
          url
          icon
        }
        socialLinks {
          name
          url
          icon
        }
        offices {
          name
          place
          street
          coordinates
        }
        registrations {
          name
          number
          register
        }
        inspectionCompanies
        hours {
          phones {
            label
            lines
            oneLine
          }
          offices { label lines }
          timeZone
        }
        formService {
          serviceName
          serviceUrl
          checkAnswer
          timeLimit
          honeypot
        }
        map { url page }
        measurement { url }
      }
      blog: allMarkdownRemark { totalCount }
      languages {
        languages {
          code
          name
          direction
        }
      }
      brand {
        logo { publicURL ratio }
        logoOnDark { publicURL ratio }
        logoHasName
        symbol { publicURL ratio }
      }
      error: errorSection {
        textLanguage
        title
        text
        retry
        actions { ...CallToActionFields }
      }
      navigation {
        textLanguage
        skipLink
        mainLabel
        breadcrumbLabel
        contactLabel
        loading
        announcement
        languagesLabel
        resultsPage
        menuToggle
        backToTop
        home { ...CallToActionFields }
        menu {
          label
          to
          links { ...CallToActionFields }
          first { ...CallToActionFields }
          pages
        }
        enquire { ...CallToActionFields }
        enquiryList
        search {
          label
          title
          placeholder
          submit
          matches
          recent
          scope
          clear
          close
        }
        footer {
          newsletter {
            title
            text
            inputLabel
            submit
            subject
          }
          columns {
            title
            links { ...CallToActionFields }
          }
          contactTitle
          hoursTitle
          socialTitle
          divisionOf
          privacy { ...CallToActionFields }
        }
      }
    }
  `);
  return {
    ...english,
    site: { ...english.site, ...translated?.site },
    navigation: { ...english.navigation, ...translated?.navigation },
    error: { ...english.error, ...translated?.error },
  };
}

/** The company that is responsible for the site: the parent company, or else the company itself. */
export function useCompany(): string {
  const { parentCompany, productName } = useSiteData().site;
  return parentCompany ?? productName;
}
