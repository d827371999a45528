import { graphql, useStaticQuery } from 'gatsby';

/**
 * The facts of the company and the copy of the frame, from `content/site.json` and `content/navigation.json`.
 * Known to every component without being handed down; queried once.
 */
export function useFrame(): Queries.FrameQuery {
  return useStaticQuery<Queries.FrameQuery>(graphql`
    query Frame {
      site: siteSettings {
        productName
        parentCompany
        tagline
        siteUrl
        copyrightYear
        email
        phones {
          label
          number
        }
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
          head {
            ...OfficeFields
          }
          sales {
            ...OfficeFields
          }
          warehouse {
            ...OfficeFields
          }
        }
        hours {
          short
          contact
        }
        enquiry {
          serviceName
          serviceUrl
        }
        map {
          url
        }
      }
      navigation {
        skipLink
        mainLabel
        breadcrumbLabel
        contactLabel
        home {
          ...CallToActionFields
        }
        about {
          ...CallToActionFields
        }
        services {
          ...CallToActionFields
        }
        ourBusiness {
          label
          to
          links {
            ...CallToActionFields
          }
        }
        contact {
          ...CallToActionFields
        }
        enquire {
          ...CallToActionFields
        }
        search {
          label
        }
        footer {
          newsletter {
            title
            text
            inputLabel
            submit
          }
          explore {
            ...FooterColumnFields
          }
          services {
            ...FooterColumnFields
          }
          contactTitle
          hoursTitle
          socialTitle
          divisionOf
        }
      }
    }
  `);
}
