import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { frontAdapter } from './server/astro/adapter.mjs';

export default defineConfig({
  output: 'server',
  adapter: frontAdapter(),
  integrations: [react()],
  trailingSlash: 'ignore',
  build: { inlineStylesheets: 'never', assets: '_astro' },
  security: { checkOrigin: false, csp: true },
  devToolbar: { enabled: false },
  vite: {
    build: { modulePreload: false, assetsInlineLimit: 0 },
  },
});
