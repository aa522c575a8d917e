import { createApp } from 'astro/app/entrypoint';
import shopStylesheet from '../../src/layouts/document/shop.css?url';
import { PAGE_STYLESHEETS } from '../../src/layouts/page-stylesheets.ts';
import { STYLESHEETS } from '../../src/registry/registry.ts';

const app = createApp({ streaming: false });

/**
 * Renders one request. Rendering completes before the first byte is sent, so that a failure can still become an error
 * page.
 */
export function render(request, locals, clientAddress) {
  return app.render(request, { locals, clientAddress, addCookieHeader: true });
}

/** Address of the stylesheet of every page. */
export { shopStylesheet };

/** Stylesheets of all section types and kinds of pages, `{ type, url }[]`, for the server to join. */
export const sectionStylesheets = [...STYLESHEETS, ...Object.values(PAGE_STYLESHEETS)];
