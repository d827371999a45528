declare module '*.module.scss' {
  const classes: Record<string, string>;
  export = classes;
}

declare module '*.scss';

declare module '*.woff2' {
  const url: string;
  export default url;
}

/** The path that the site is published under, set by Gatsby; empty at the root of a host. */
declare const __PATH_PREFIX__: string;
