/**
 * A second site, built once from other content and published under a path: what editors may add works, and so does the
 * path. The tests are in the folder `otherSite`, because one build serves all of them.
 */
import { brandTests } from './otherSite/brand';
import { chemicalsTests } from './otherSite/chemicals';
import { contentTests } from './otherSite/content';
import { enquiryTests } from './otherSite/enquiry';
import { prefixTests } from './otherSite/prefix';
import { otherSite } from './otherSite/site';

// The hooks include a build.
jest.setTimeout(600_000);

const site = otherSite();

describe('its brand', () => brandTests(site));
describe('under a path of its host', () => prefixTests(site));
describe('its content', () => contentTests(site));
describe('a third catalogue', () => chemicalsTests(site));
describe('enquiry and measurement', () => enquiryTests(site));
