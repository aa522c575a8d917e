import { Hono } from 'hono';
import type { ChatScripts } from '../../../src/lib/scripts/page-scripts.ts';
import type { CreateSandbox } from '../../providers/provider.ts';
import { createAssistant } from './assistant.ts';
import { CHAT_STYLESHEET } from './chat-stylesheet.ts';
import { CHAT_TEXTS } from './chat-texts.ts';
import { createChatWindow, createPart, drawChat } from './chat-window.ts';
import { createConversation, openStorage, readShop } from './conversation.ts';
import { prepareChat, runMessaging, runSierra } from './vendors.ts';

const BASE = '/sandbox/chat';
const TOKEN = 'sandbox-agent';
const SITE = `${BASE}/site`;

/** The functions of both scripts, as their text: types are blanks in it. */
const SHARED = [
  createAssistant,
  createPart,
  drawChat,
  createChatWindow,
  readShop,
  openStorage,
  createConversation,
  prepareChat,
];
const ASSETS = JSON.stringify({ base: BASE, texts: CHAT_TEXTS });

const DEPS = '{ createAssistant, createChatWindow, createConversation, openStorage }';

function scriptOf(run: typeof runSierra | typeof runMessaging, ...values: readonly string[]): string {
  const given = [ASSETS, DEPS, ...values.map((value) => JSON.stringify(value))].join(', ');
  return `(() => {\n'use strict';\n${SHARED.join('\n')}\n(${run})(${given});\n})();\n`;
}

const SCRIPT_HEADERS = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=900' };
const CSS_HEADERS = { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=900' };

const SCRIPTS: ChatScripts = {
  sierraRegions: ['NORA'],
  sierra: { src: `${BASE}/agent/${TOKEN}/embed`, token: TOKEN },
  messaging: {
    src: `${SITE}/assets/js/bootstrap.min.js`,
    organizationId: '00D000000000001',
    deployment: 'Sandbox',
    siteUrl: SITE,
    messagesUrl: `${BASE}/messages`,
  },
};

/**
 * Stand-ins of both vendors' scripts with one assistant: Sierra in North America, Messaging for Web elsewhere. They ask
 * the shop of the page and nobody else.
 */
export const createSandbox: CreateSandbox<ChatScripts> = () => {
  const router = new Hono().basePath('/chat');
  router.get('/agent/:token/embed', ({ req, body }) =>
    body(scriptOf(runSierra, req.param('token')), 200, SCRIPT_HEADERS),
  );
  router.get('/site/assets/js/bootstrap.min.js', ({ body }) => body(scriptOf(runMessaging), 200, SCRIPT_HEADERS));
  router.get('/chat.css', ({ body }) => body(CHAT_STYLESHEET, 200, CSS_HEADERS));
  return { adapter: SCRIPTS, router };
};
