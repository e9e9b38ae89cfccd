/** Options of Remix's Vite plugin; `vite.config.ts` hands them over. */
/** @type {import('@remix-run/dev').VitePluginConfig} */
export default {
  appDirectory: 'app',
  // `npm run build` says where, and puts it into `build` once it is whole.
  buildDirectory: process.env.BUILD_DIR ?? '.cache/build/deploy',
  ssr: true,
  ignoredRouteFiles: ['**/*.css'],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: true,
    v3_routeConfig: true,
  },
};
