/** Stands in for stylesheets: every class of a CSS module has its own name. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : String(name)) });
