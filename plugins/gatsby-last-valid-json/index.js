// Gatsby requires this file; the plugin is in gatsby-node.js.
