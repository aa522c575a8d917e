import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { frontAdapter } from './server/astro/adapter.mjs';
import { devServices } from './server/dev-integration.mjs';
import { bareImports } from './src/islands/shell/bare-imports.mjs';
import { clientWhen } from './src/islands/shell/client-when.mjs';
import { oneShell } from './src/islands/shell/one-shell.mjs';

export default defineConfig({
  output: 'server',
  adapter: frontAdapter(),
  integrations: [react(), devServices(), clientWhen()],
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
    plugins: [bareImports(), oneShell()],
    build: { modulePreload: false, assetsInlineLimit: 0 },
  },
});
