/**
 * Builds a site with other content, another brand, another language, a third catalogue and a path prefix. Then changes
 * it and builds it again.
 */
import './otherSite/blog';
import './otherSite/brandAndPrefix';
import './otherSite/pages';
import './otherSite/laterBuilds';
