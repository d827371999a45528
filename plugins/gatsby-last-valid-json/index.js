// Gatsby requires that this file exists. The code is in gatsby-node.js.
