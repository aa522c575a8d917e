import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { frontAdapter } from './build/astro-adapter/adapter.mjs';
import { devServices } from './build/dev-server.mjs';
import { serviceWorker } from './build/service-worker.mjs';
import { bareImports } from './build/vite/preload-helper.mjs';
import { clientWhen } from './build/vite/client-when.mjs';
import { fontSubsets } from './build/vite/font-subsets.mjs';
import { scriptFiles } from './build/vite/script-files.mjs';
import { inlineRuntime } from './build/vite/inline-runtime.mjs';
import { bundledMessages } from './build/vite/messages.mjs';
import { slimDeclarations } from './build/vite/declarations.mjs';

export default defineConfig({
  output: 'server',
  adapter: frontAdapter(),
  integrations: [react(), devServices(), clientWhen(), scriptFiles(), serviceWorker()],
  trailingSlash: 'ignore',
  build: { inlineStylesheets: 'never', assets: '_astro' },
  security: {
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'none'",
        "base-uri 'none'",
        "connect-src 'self'",
        "font-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "manifest-src 'self'",
        "object-src 'none'",
      ],
    },
  },
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  vite: {
    plugins: [bareImports(), bundledMessages(), fontSubsets(), slimDeclarations(), inlineRuntime()],
    worker: { plugins: () => [slimDeclarations()] },
    build: { modulePreload: false, assetsInlineLimit: 0 },
  },
});
