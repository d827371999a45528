import { graphql, type PageProps } from 'gatsby';
import type { ComponentProps, ReactNode } from 'react';
import { Catalogue } from '../catalogue/Catalogue';
import { EntryPanel } from '../catalogue/sheet/EntryPanel';
import { useCatalogue } from '../catalogue/useCatalogue';
import { GetInTouch } from '../enquiry/contact/GetInTouch';
import { EnquireLink, EnquiryButtons } from '../enquiry/EnquiryButtons';
import { PageFrame } from '../layout/PageFrame';
import { InLanguage } from '../ui/site/language';

interface Props extends Pick<ComponentProps<typeof Catalogue>, 'about'> {
  data: Queries.CataloguePageTextsFragment & { page: Queries.CataloguePageFragment };
  location: PageProps['location'];
  /** Between banner and catalogue. */
  intro?: ReactNode;
  /** Returns the sections below the catalogue. `selected` is the name of the selected entry or group. */
  children: (selected: string | undefined) => ReactNode;
}

export function CataloguePage({ data, location, intro, about, children }: Props) {
  const { page, texts, filterTexts } = data;
  const catalogue = useCatalogue(page.groups);
  const selected = (catalogue.selected ?? catalogue.selectedGroup)?.name;
  return (
    <PageFrame page={page} path={location.pathname}>
      {intro}
      <Catalogue
        catalogue={catalogue}
        groupLabel={page.groupLabel}
        renderPanel={(entry) => (
          <EntryPanel
            entry={entry}
            fullSheet={texts.fullSheet}
            actions={
              <InLanguage of={texts}>
                <EnquiryButtons entry={entry} subject={page.subject} texts={texts} />
              </InLanguage>
            }
          />
        )}
        about={about}
        filterTexts={filterTexts}
        search={location.search}
      />
      {children(selected)}
      <InLanguage of={data.getInTouch}>
        {({ heading, ...labels }) => (
          <GetInTouch variant="columns" {...heading} labels={labels}>
            {page.inquiry && <EnquireLink action={page.inquiry} subject={page.subject} item={selected} />}
          </GetInTouch>
        )}
      </InLanguage>
    </PageFrame>
  );
}

export const query = graphql`
  fragment CataloguePage on CataloguePage {
    ...PageFrame
    subject
    ...Catalogue
    inquiry {
      ...CallToActionFields
    }
  }

  fragment CataloguePageTexts on Query {
    texts: catalogueSection(language: $language) {
      textLanguage
      ...EnquiryButtons
      fullSheet
    }
    filterTexts: specificationsPage(language: $language) {
      ...Filter
    }
    getInTouch: getInTouchSection(language: $language) {
      textLanguage
      heading {
        ...SectionHeadingFields
      }
      addressLabel
      mobileLabel
      emailLabel
    }
  }
`;
