import { html } from 'hono/html';

export type Markup = ReturnType<typeof html>;

/** Pages of the health check, in the order of their navigation. */
export const PAGES = [
  { path: '', title: 'Overview', text: 'Whether the shop is ready, and where to look further.' },
  { path: '/content', title: 'Content', text: 'What is wrong in the documents, and what to do about it.' },
  { path: '/static-pages', title: 'Pages', text: 'Every page of the content, by locale.' },
  { path: '/translations', title: 'Translations', text: 'What each locale reads in another language.' },
  { path: '/experiments', title: 'Experiments', text: 'Experiences that documents name, with their variants.' },
  { path: '/feature-flags', title: 'Feature flags', text: 'What each site has switched on.' },
  { path: '/sitemaps', title: 'Sitemaps', text: 'The maps search engines read, and what is in them.' },
  { path: '/mocks', title: 'Mocks', text: 'Which other parties are stand-ins.' },
  { path: '/status', title: 'Status', text: 'Versions, uptime and settings of this process.' },
] as const;

export type PagePath = (typeof PAGES)[number]['path'];

export interface PageOptions {
  readonly path: PagePath;
  readonly isProduction: boolean;
  readonly body: Markup;
  /** Seconds after which the page reloads. */
  readonly refresh?: number;
}

export const ROOT = '/healthcheck';
export const STYLESHEET = `${ROOT}/sheet.css`;

/** The pages have no script and no inline style: only their stylesheet, and forms that lead back to them. */
export const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-robots-tag': 'noindex',
};

/** Renders one page; entries that do not exist in production are left out of its navigation. */
export function healthPage({ path, isProduction, body, refresh }: PageOptions): Markup {
  const title = PAGES.find((page) => page.path === path)?.title ?? 'Health check';
  const heading = path === '' ? 'Health check' : title;
  return htmlDocument(path === '' ? heading : `${title} · Health check`, {
    refresh,
    body: html`<header>
        <a class="name" href="${ROOT}">Health check</a>
        <nav aria-label="Health check">
          <ul>
            ${visiblePages(isProduction).map(
              (page) =>
                html`<li>
                  <a href="${ROOT + page.path}" ${page.path === path ? html`aria-current="page"` : ''}>${page.title}</a>
                </li>`,
            )}
          </ul>
        </nav>
      </header>
      <main>
        <h1>${heading}</h1>
        ${body}
      </main>`,
  });
}

export function visiblePages(isProduction: boolean): readonly (typeof PAGES)[number][] {
  return PAGES.filter((page) => !isProduction || page.path !== '/mocks');
}

export function htmlDocument(title: string, { body, refresh }: { body: Markup; refresh?: number }): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        ${refresh === undefined ? '' : html`<meta http-equiv="refresh" content="${refresh}" />`}
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="${STYLESHEET}" />
      </head>
      <body>
        ${body}
      </body>
    </html>`;
}

/** A table that scrolls horizontally where it is wider than the window. */
export function htmlTable(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly (Markup | string)[])[],
): Markup {
  return html`<div class="table" role="region" aria-label="${caption}" tabindex="0">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${head.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first = '', ...others]) =>
            html`<tr>
              <th scope="row">${first}</th>
              ${others.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

export type Tone = 'good' | 'warning' | 'bad' | 'quiet';

/** A label with its tone; the text alone carries the meaning. */
export function badge(text: string, tone: Tone): Markup {
  return html`<span class="badge ${tone}">${text}</span>`;
}

/** Shown where another service stores the documents. */
export const ELSEWHERE: Markup = html`<p class="empty">
  The content comes from another service (<code>CONTENT_API_URL</code>), so there is no folder to look into here.
</p>`;
