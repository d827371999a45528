declare module '*.module.scss' {
  const classes: Record<string, string>;
  export = classes;
}

declare module '*.scss';

declare module '*.woff2' {
  const url: string;
  export default url;
}

/** The path prefix, which Gatsby sets; empty if the site is at the root of its host. */
declare const __PATH_PREFIX__: string;
