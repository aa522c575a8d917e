import { createApp } from 'astro/app/entrypoint';
import { PAGE_STYLESHEETS } from '../../src/layouts/page-stylesheets.ts';
import { STYLESHEETS } from '../../src/registry/registry.ts';

const app = createApp({ streaming: false });

/** Renders one request; a page is whole before its first byte, so a failure can still become an error page. */
export function render(request, locals, clientAddress) {
  return app.render(request, { locals, clientAddress, addCookieHeader: true });
}

/** Style sheets of all section types and kinds of pages, `{ type, url }[]`, for the front to join. */
export const sectionStylesheets = [...STYLESHEETS, ...Object.values(PAGE_STYLESHEETS)];
