import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { BotProtection } from '../../providers/bot-protection/provider.ts';
import type { CreateSandbox } from '../../providers/provider.ts';
import { CAPTCHA_LABELS, drawCaptcha } from './captcha.ts';

const BASE = '/sandbox/bot-protection';
const APP_ID = 'PXSandbox1';
const SUSPECT = /(?:^|;\s*)sandbox-suspect=1(?:;|$)/;
const isSuspect = (cookie: string | null | undefined): boolean => SUSPECT.test(cookie ?? '');
const cookieOf = (age: number): string => `sandbox-suspect=1; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax`;
const HOUR = 60 * 60;

const SCRIPT = `(${drawCaptcha})(${JSON.stringify(BASE)}, ${JSON.stringify(CAPTCHA_LABELS)});\n`;
const SCRIPT_HEADERS = { 'content-type': 'text/javascript; charset=utf-8' };

/** The vendor's answer to a call: with an address of its own for each, because its script draws when it runs. */
function challenge(): object {
  const uuid = randomUUID();
  const blockScript = `${BASE}/captcha.js?${new URLSearchParams({ a: 'c', u: uuid })}`;
  return { appId: APP_ID, jsClientSrc: '', firstPartyEnabled: true, uuid, vid: '', hostUrl: BASE, blockScript };
}

/** Reads, and the session that every page begins with, are open to suspects, so that their pages work. */
function reject({ method, url, headers }: Request): object | undefined {
  const isOpen = method === 'GET' || method === 'HEAD' || new URL(url).pathname.startsWith('/api/token/');
  return !isOpen && isSuspect(headers.get('cookie')) ? challenge() : undefined;
}

const page = (suspected: boolean) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>Sandbox bot protection</title>
      </head>
      <body>
        <main>
          <h1>Sandbox bot protection</h1>
          <p role="status">
            ${suspected ? 'This browser is suspected of being a program.' : 'This browser is trusted.'}
          </p>
          <p>The next change that a suspect makes in the shop, such as adding to the cart, asks for a challenge.</p>
          <form method="post" action="${BASE}/suspect"><button>Suspect this browser</button></form>
        </main>
      </body>
    </html>`;

/** Suspects the browsers that ask for it, until they pass a challenge. */
export const createSandbox: CreateSandbox<BotProtection> = () => {
  const router = new Hono().basePath('/bot-protection');
  router.get('/', ({ req, html: show }) => show(page(isSuspect(req.header('cookie')))));
  router.post('/suspect', ({ redirect, header }) => {
    header('set-cookie', cookieOf(HOUR));
    return redirect(BASE, 303);
  });
  router.get('/captcha.js', ({ body }) => body(SCRIPT, 200, SCRIPT_HEADERS));
  router.post('/pass', ({ body, header }) => {
    header('set-cookie', cookieOf(0));
    return body(null, 204);
  });
  return { adapter: { reject }, router };
};
