import { createApp } from 'astro/app/entrypoint';

const app = createApp({ streaming: false });

/** Renders one request; a page is whole before its first byte, so a failure can still become an error page. */
export function render(request, locals, clientAddress) {
  return app.render(request, { locals, clientAddress, addCookieHeader: true });
}
