import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import remixConfig from './remix.config.js';
import { leanLeaflet } from './scripts/lean-leaflet.ts';
import { scriptChunks } from './scripts/script-chunks.ts';

/** terser leaves 3 % less to send than esbuild, and takes longer: whoever watches a change does not wait. */
const SCRIPTS = process.env.WRANGLER_COMMAND === 'dev' ? 'esbuild' : 'terser';

const app = fileURLToPath(new URL('./app', import.meta.url));

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [leanLeaflet(), tailwindcss(), remix(remixConfig)],
  resolve: { alias: { '~': app } },
  ssr: {
    // One self-contained server build: wrangler bundles it without resolving packages again.
    noExternal: true,
    target: 'webworker',
    resolve: { conditions: ['workerd', 'worker', 'browser', 'module'] },
  },
  build: {
    target: 'es2022',
    minify: isSsrBuild ? false : SCRIPTS,
    rollupOptions: {
      output: isSsrBuild
        ? // Vite would put all of a Worker's code into one file, and run it all as the Worker starts.
          { inlineDynamicImports: false }
        : { manualChunks: scriptChunks(), onlyExplicitManualChunks: true },
      onwarn(warning, warn) {
        // zod's comments carry hints for other bundlers.
        if (warning.code !== 'INVALID_ANNOTATION') warn(warning);
      },
    },
  },
}));
