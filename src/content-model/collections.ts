/** Where each document type lives in `content/`, and what GraphQL calls it. */
import type * as z from 'zod';
import * as catalogues from './documents/catalogues';
import * as enquiry from './documents/enquiry';
import * as entities from './documents/entities';
import * as pages from './documents/pages';
import * as products from './documents/products';
import * as sections from './documents/sections';
import * as settings from './documents/settings';

/** A folder of `content/` whose files are documents of one type. */
export interface Collection {
  kind: 'collection';
  /** The folder, seen from `content/`. */
  folder: string;
  /** The GraphQL type of its documents; for Markdown, of their front matter. */
  type: string;
  document: z.ZodObject;
  format: 'json' | 'markdown';
  /** The collection that describes this one's subfolders, one document a subfolder. */
  groupedBy?: string;
  /** What a page shows while there is none; without it the collection must not be empty. */
  mayBeEmpty?: true;
}

/** A single file of `content/`. */
export interface Single {
  kind: 'single';
  /** The file, seen from `content/`. */
  file: string;
  type: string;
  document: z.ZodObject;
  format: 'json';
}

const collection = (
  folder: string,
  type: string,
  document: z.ZodObject,
  more: Partial<Pick<Collection, 'format' | 'groupedBy' | 'mayBeEmpty'>> = {},
): Collection => ({ kind: 'collection', folder, type, document, format: 'json', ...more });

const single = (file: string, type: string, document: z.ZodObject): Single => ({
  kind: 'single',
  file,
  type,
  document,
  format: 'json',
});

export const collections: Collection[] = [
  collection('services', 'Service', entities.service, { mayBeEmpty: true }),
  collection('business-areas', 'BusinessArea', entities.businessArea),
  collection('product-groups', 'ProductGroup', products.productGroup),
  collection('products', 'Product', products.product, { groupedBy: 'product-groups' }),
  collection('fiber-categories', 'FiberCategory', products.fiberCategory),
  collection('fibers', 'Fiber', products.fiber, { groupedBy: 'fiber-categories' }),
  collection('leaders', 'Leader', entities.leader),
  collection('timeline-eras', 'TimelineEra', entities.timelineEra),
  collection('timeline', 'TimelineEntry', entities.timelineEntry, { groupedBy: 'timeline-eras' }),
  collection('testimonials', 'Testimonial', entities.testimonial),
  collection('team', 'TeamMember', entities.teamMember),
  collection('projects', 'Project', entities.project),
  collection('blog', 'Article', entities.article, { format: 'markdown' }),
];

export const singles: Single[] = [
  single('site.json', 'SiteSettings', settings.site),
  single('navigation.json', 'Navigation', settings.navigation),
  single('sections/about.json', 'AboutSection', sections.aboutSection),
  single('sections/why-choose.json', 'WhyChooseSection', sections.whyChoose),
  single('sections/counters.json', 'CountersSection', sections.counters),
  single('sections/catalogue.json', 'CatalogueSection', sections.catalogue),
  single('sections/get-in-touch.json', 'GetInTouchSection', sections.getInTouch),
  single('sections/coming-soon.json', 'ComingSoonSection', sections.comingSoon),
  single('sections/error.json', 'ErrorSection', sections.error),
  single('pages/home.json', 'HomePage', pages.homePage),
  single('pages/about.json', 'AboutPage', pages.aboutPage),
  single('pages/services.json', 'ServicesPage', pages.servicesPage),
  single('pages/our-business.json', 'OurBusinessPage', pages.ourBusinessPage),
  single('pages/pulses-products.json', 'PulsesProductsPage', catalogues.pulsesProductsPage),
  single('pages/textiles.json', 'TextilesPage', catalogues.textilesPage),
  single('pages/projects.json', 'ProjectsPage', pages.projectsPage),
  single('pages/leadership.json', 'LeadershipPage', pages.leadershipPage),
  single('pages/legacy.json', 'LegacyPage', pages.legacyPage),
  single('pages/blog.json', 'BlogPage', pages.blogPage),
  single('pages/team.json', 'TeamPage', pages.teamPage),
  single('pages/testimonials.json', 'TestimonialsPage', pages.testimonialsPage),
  single('pages/features.json', 'FeaturesPage', pages.featuresPage),
  single('pages/contact.json', 'ContactPage', enquiry.contactPage),
  single('pages/thank-you.json', 'ThankYouPage', enquiry.thankYouPage),
  single('pages/404.json', 'NotFoundPage', pages.notFoundPage),
];

/** What a file of `content/` is. */
export type Place = { type: Collection; group?: string } | { type: Single } | undefined;

/**
 * The document type of a file.
 * @param file its path seen from `content/`, with forward slashes: `products/pulses/toor-dal.json`
 * @returns undefined for a file that stands where no document belongs
 */
export function placeOf(file: string): Place {
  const known = singles.find((candidate) => candidate.file === file);
  if (known) return { type: known };
  const type = collections.find(({ folder }) => file.startsWith(`${folder}/`));
  if (!type) return undefined;
  const rest = file.slice(type.folder.length + 1).split('/');
  if (rest.length !== (type.groupedBy ? 2 : 1)) return undefined;
  if (!file.endsWith(type.format === 'json' ? '.json' : '.md')) return undefined;
  return type.groupedBy ? { type, group: rest[0] } : { type };
}
