/** Builds a site with other content, another brand, another language, a third catalogue and a path prefix. */
import './otherSite/blog';
import './otherSite/brandAndPrefix';
import './otherSite/pages';
