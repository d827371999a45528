declare module '*.module.scss' {
  const classes: Record<string, string>;
  export = classes;
}

declare module '*.scss';

declare module '*.woff2' {
  const url: string;
  export default url;
}
