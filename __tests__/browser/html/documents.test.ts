/**
 * The built pages as documents, whatever their content. One file runs all of these tests, because parsing every page
 * takes seconds.
 *
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import './feedAndSitemap';
import './head';
import './languages';
import './links';
import './pictures';
import './structuredData';
