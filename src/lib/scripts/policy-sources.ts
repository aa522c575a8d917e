import type { ChatVendor } from './page-scripts.ts';
import { SCRIPTS, type RegisteredScript, type ScriptPage } from './script-registry.ts';

export type PolicyDirective = 'connect-src' | 'font-src' | 'frame-src' | 'img-src' | 'script-src' | 'style-src';

/** Sources by directive of the content security policy. */
export type PolicySources = Readonly<Partial<Record<PolicyDirective, readonly string[]>>>;

/** By provider, or provider and part (`chat/sierra`); one that is off, or needs none, is not in it. */
export type ProviderSources = Readonly<Record<string, PolicySources>>;

/** Whether any script of the provider may be loaded by the page. */
export function isOnPage(provider: string, page: ScriptPage): boolean {
  return SCRIPTS.some((script) => script.provider === provider && script.isOn(page));
}

/** The name of a script's sources. */
export const sourceName = ({ provider = '', part }: Pick<RegisteredScript, 'provider' | 'part'>): string =>
  part === undefined ? provider : `${provider}/${part}`;

/** Returns the sources without those of the chat that another region has. */
export function sourcesOfRegion(sources: ProviderSources, chat: ChatVendor | undefined): ProviderSources {
  const own = sourceName({ provider: 'chat', part: chat });
  return Object.fromEntries(Object.entries(sources).filter(([name]) => !name.startsWith('chat/') || name === own));
}

/** Returns the sources of a directive on a page: those of the scripts that the page may load, each once. */
export function sourcesOfPage(sources: ProviderSources, page: ScriptPage): (directive: PolicyDirective) => string[] {
  const names = new Set(SCRIPTS.filter(({ isOn }) => isOn(page)).map(sourceName));
  return (directive) => [...new Set([...names].flatMap((name) => sources[name]?.[directive] ?? []))];
}
