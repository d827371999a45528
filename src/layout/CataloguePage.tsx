import { graphql, type PageProps } from 'gatsby';
import type { ComponentProps, ReactNode } from 'react';
import { Catalogue } from '../catalogue/Catalogue';
import { Sheet } from '../catalogue/sheet/Sheet';
import { useCatalogue } from '../catalogue/useCatalogue';
import { GetInTouch } from '../enquiry/contact/GetInTouch';
import { EnquireLink, EnquiryButtons } from '../enquiry/EnquiryButtons';
import { PageFrame } from './PageFrame';

interface Props<Page extends Queries.CataloguePageFragment> {
  data: {
    page: Page & ComponentProps<typeof PageFrame>['page'];
    texts: Queries.CataloguePageTextsFragment;
    getInTouch: Queries.GetInTouchFragment;
  };
  location: PageProps['location'];
  inBanner?: ReactNode;
  about?: (group: Page['groups'][number]) => ReactNode;
  /** Returns the sections below the catalogue. `selected` is the name of the selected entry or group. */
  children: (selected: string | undefined) => ReactNode;
}

export function CataloguePage<Page extends Queries.CataloguePageFragment>(props: Props<Page>) {
  const { data, location, inBanner, about, children } = props;
  const { page, texts, getInTouch } = data;
  const groups: readonly Page['groups'][number][] = page.groups;
  const catalogue = useCatalogue(groups);
  const selected = (catalogue.selected ?? catalogue.selectedGroup)?.name;
  return (
    <PageFrame page={page} path={location.pathname} inBanner={inBanner}>
      <Catalogue
        catalogue={catalogue}
        groupLabel={page.groupLabel}
        search={location.search}
        renderSheet={(entry) => (
          <Sheet
            entry={entry}
            texts={texts}
            actions={<EnquiryButtons entry={entry} subject={page.subject} texts={texts} />}
          />
        )}
        about={about}
      />
      {children(selected)}
      <GetInTouch variant="columns" {...getInTouch.heading} labels={getInTouch}>
        <EnquireLink action={page.inquiry} subject={page.subject} item={selected} />
      </GetInTouch>
    </PageFrame>
  );
}

export const query = graphql`
  fragment CataloguePage on CataloguePage {
    subject
    ...Catalogue
    inquiry {
      ...CallToActionFields
    }
  }

  fragment CataloguePageTexts on CatalogueSection {
    ...EnquiryButtons
    ...SheetTexts
  }
`;
