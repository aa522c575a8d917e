import type { Hono } from 'hono';
import { provider as botProtection } from '../../backend/providers/bot-protection/provider.ts';
import { provider as chat } from '../../backend/providers/chat/provider.ts';
import { createAdapter } from '../../backend/providers/provider.ts';
import { provider as tagManager } from '../../backend/providers/tag-manager/provider.ts';
import { policySources } from '../../backend/select-providers.ts';
import { createSandbox, type Sandbox } from '../../backend/sandbox/sandbox.ts';
import type { Log } from '../../src/lib/log.ts';
import type { PageScripts } from '../../src/lib/scripts/page-scripts.ts';
import type { PageServices } from '../pages/request-context.ts';
import { featureSources } from '../settings/features.ts';
import { findProxied } from '../settings/scripts.ts';
import type { GatewayMiddleware } from '../gateway/gateway-environment.ts';
import type { Settings } from '../settings/settings.ts';
import { rejectBots } from './reject-bots.ts';
import { createScriptRoutes, type ScriptRoutesOptions } from './script-routes.ts';

export interface Scripts {
  /** What pages are given. */
  readonly shown: Pick<PageServices, 'policySources' | 'scripts'>;
  readonly calls: Hono;
  /** For the gateway, where bot protection is a part of the shop. */
  readonly protection: GatewayMiddleware | undefined;
  /** Serves the stand-ins below `/sandbox`, also where another process serves the commerce API. */
  readonly sandbox: Sandbox;
}

type ScriptsSettings = Pick<Settings, 'providers' | 'features' | 'proxyScripts' | 'scriptOffloading'>;

/** Scripts of others, from the settings of their providers; `network` is replaced by tests. */
export function createScripts(
  { providers, features, proxyScripts, scriptOffloading }: ScriptsSettings,
  log: Log,
  network?: ScriptRoutesOptions['network'],
): Scripts {
  const { adapter: manager, router: managerRouter } = createAdapter(tagManager, providers, {});
  const { adapter: chats, router: chatRouter } = createAdapter(chat, providers, {});
  const { adapter: bots, router: botRouter } = createAdapter(botProtection, providers, {});
  const srcOf = (src: string) =>
    scriptOffloading && findProxied(src, proxyScripts)
      ? `/fapi/proxyScript?${new URLSearchParams({ url: src }).toString()}`
      : src;
  const scripts: PageScripts = {
    isOffloading: scriptOffloading,
    tagManager: manager && srcOf(manager.src),
    chat: chats && {
      ...chats,
      sierra: chats.sierra && { ...chats.sierra, src: srcOf(chats.sierra.src) },
      messaging: chats.messaging && { ...chats.messaging, src: srcOf(chats.messaging.src) },
    },
  };
  return {
    shown: { policySources: { ...policySources(providers), ...featureSources(features) }, scripts },
    calls: createScriptRoutes({ proxyScripts, tagManager: manager?.firstParty, log, network }),
    protection: bots?.reject && rejectBots(bots.reject),
    sandbox: createSandbox([managerRouter ?? [], chatRouter ?? [], botRouter ?? []].flat(), log),
  };
}
