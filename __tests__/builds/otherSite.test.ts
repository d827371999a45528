/** Builds a site with other content and a path prefix. The tests in the folder `otherSite` share the build. */
import { articleTests } from './otherSite/articles';
import { blogTests } from './otherSite/blog';
import { brandTests } from './otherSite/brand';
import { catalogueTests } from './otherSite/catalogue';
import { contentTests } from './otherSite/content';
import { enquiryTests } from './otherSite/enquiry';
import { languageTests } from './otherSite/languages';
import { longListTests } from './otherSite/longList';
import { picturesTests } from './otherSite/pictures';
import { prefixTests } from './otherSite/prefix';
import { otherSite } from './otherSite/site';

// The hooks include a build.
jest.setTimeout(600_000);

const site = otherSite();

describe('brand', () => brandTests(site));
describe('path prefix', () => prefixTests(site));
describe('articles', () => articleTests(site));
describe('content', () => contentTests(site));
describe('a blog with many articles', () => blogTests(site));
describe('a group with a list', () => longListTests(site));
describe('pictures', () => picturesTests(site));
describe('a third catalogue', () => catalogueTests(site));
describe('a third language', () => languageTests(site));
describe('enquiry and measurement', () => enquiryTests(site));
