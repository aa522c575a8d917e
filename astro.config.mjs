import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { frontAdapter } from './server/astro/adapter.mjs';

export default defineConfig({
  output: 'server',
  adapter: frontAdapter(),
  integrations: [react()],
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
    build: { modulePreload: false, assetsInlineLimit: 0 },
  },
});
