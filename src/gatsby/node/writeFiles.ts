import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CreatePagesArgs, GatsbyNode } from 'gatsby';
import sirv from 'sirv';
import { brandIcons } from '../../brand/icons';
import { siteContent } from '../../brand/siteContent';
import { writeEditorScreen } from '../../build/editor-screen/writeEditorScreen';
import { feed } from '../../build/feed';
import { robots, sitemap } from '../../build/sitemap';
import { writeCompressedFiles } from '../../build/writeCompressedFiles';
import { writeFlatHtml } from '../../build/writeFlatHtml';
import { writeIconSprite } from '../../build/writeIconSprite';
import { writeSearchIndex } from '../../build/writeSearchIndex';
import { writeServiceWorkers } from '../../build/writeServiceWorkers';
import { DEVELOP_MARK, EDITOR_SCREEN, FEED, FEED_SIZE, ROBOTS, SITEMAP } from '../../lib/generatedFiles';
import { SOURCE_LANGUAGE } from '../../lib/sourceLanguage';

/**
 * Writes the files that webpack does not generate: the icon sprite, the icons and manifest of the site, and the editor
 * screen. The development server serves them, too.
 */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async ({ store }) => {
  const { directory } = store.getState().program;
  const publicDir = path.join(directory, 'public');
  mkdirSync(publicDir, { recursive: true });
  writeIconSprite(publicDir);
  for (const [name, contents] of Object.entries(await brandIcons(siteContent())))
    writeFileSync(path.join(publicDir, name), contents);
  await writeEditorScreen(publicDir, path.join(directory, 'content'));
};

/** Serves the editor screen in development. Otherwise, Gatsby would return a page of the site for its URL. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, store }) => {
  const publicDir = path.join(store.getState().program.directory, 'public');
  app.use(EDITOR_SCREEN, sirv(path.join(publicDir, EDITOR_SCREEN), { dev: true }));
};

/** Gatsby's lists of webpack files, its copy of an unused library, and the marker file of the development server. */
const LEFTOVERS = ['webpack.stats.json', 'chunk-map.json', '~partytown', DEVELOP_MARK];

/**
 * Queries what the search index of a language contains in addition to the HTML of the pages.
 * @throws if the query fails
 */
async function searchedContent(language: string, graphql: CreatePagesArgs['graphql']) {
  const { data, errors } = await graphql<Queries.SearchedContentQuery>(
    `#graphql
    query SearchedContent($language: String!) {
      leaders: allLeader(filter: { language: { eq: $language } }, sort: { jsonId: ASC }) {
        nodes { slug name title fullDescription }
      }
      team: allTeamMember(filter: { language: { eq: $language } }, sort: { jsonId: ASC }) {
        nodes { name role description }
      }
      entries: allCatalogueEntry(filter: { language: { eq: $language } }) {
        nodes { path thumbnail { digest } }
      }
    }
  `,
    { language },
  );
  if (!data || errors)
    throw new Error('The content for the search index could not be queried', { cause: errors });
  return data;
}

/**
 * Writes the files that require a finished build: `robots.txt`, `sitemap.xml`, `rss.xml`, the search index, flat copies
 * of HTML files, service workers, and compressed copies of text files. Removes files that only Gatsby needs.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, reporter, store }) => {
  const { directory } = store.getState().program;
  const publicDir = path.join(directory, 'public');
  const staticDir = path.join(directory, 'static');
  const { data, errors } = await graphql<Queries.BuiltPagesQuery>(
    `#graphql
    query BuiltPages($feedSize: Int!) {
      site: siteSettings { siteUrl productName }
      languages { languages { code } }
      pages: allSitePage { paths: distinct(field: { path: SELECT }) nodes { path pageContext } }
      blogPage(language: "en") { seo { title description } }
      articles: allMarkdownRemark(filter: { language: { eq: "en" } }) {
        nodes {
          slug
          frontmatter {
            day: date(formatString: "YYYY-MM-DD")
            teaserDay: teaserDate(formatString: "YYYY-MM-DD")
          }
        }
      }
      latest: allMarkdownRemark(
        filter: { language: { eq: "en" } }
        sort: [{ frontmatter: { teaserDate: DESC } }, { frontmatter: { title: ASC } }]
        limit: $feedSize
      ) {
        nodes {
          slug
          html
          frontmatter {
            title teaser category
            day: date(formatString: "YYYY-MM-DD")
            teaserDay: teaserDate(formatString: "YYYY-MM-DD")
          }
        }
      }
    }
  `,
    { feedSize: FEED_SIZE },
  );
  if (errors || !data) {
    reporter.panicOnBuild('The pages that were built could not be queried', errors);
    return;
  }
  writeFileSync(path.join(publicDir, ROBOTS), robots(data.site.siteUrl));
  writeFileSync(path.join(publicDir, SITEMAP), await sitemap(data));
  writeFileSync(path.join(publicDir, FEED), feed({ ...data, articles: data.latest }));
  for (const language of [SOURCE_LANGUAGE, ...data.languages.languages.map(({ code }) => code)])
    writeSearchIndex(publicDir, { ...data, ...(await searchedContent(language, graphql)) }, language);
  writeFlatHtml(publicDir, staticDir, data.pages.paths);
  writeServiceWorkers(publicDir, staticDir);
  for (const file of LEFTOVERS) rmSync(path.join(publicDir, file), { recursive: true, force: true });
  // This must be last, because it compresses the files that the other functions have written.
  await writeCompressedFiles(publicDir, staticDir);
};
