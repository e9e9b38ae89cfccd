/** What `remix vite:build` writes; it need not be there for the types to be checked. */
declare module '*/build/server/index.js' {
  const build: import('@remix-run/cloudflare').ServerBuild;
  export = build;
}
