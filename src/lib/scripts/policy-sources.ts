import { SCRIPTS, type ScriptPage } from './script-registry.ts';

export type PolicyDirective = 'connect-src' | 'font-src' | 'frame-src' | 'img-src' | 'script-src' | 'style-src';

/** Sources by directive of the content security policy. */
export type PolicySources = Readonly<Partial<Record<PolicyDirective, readonly string[]>>>;

/** By provider; one that is off, or needs none, is not in it. */
export type ProviderSources = Readonly<Record<string, PolicySources>>;

/** Whether any script of the provider may be loaded by the page. */
export function isOnPage(provider: string, page: ScriptPage): boolean {
  return SCRIPTS.some((script) => script.provider === provider && script.isOn(page));
}

/** Returns the sources of a directive on a page: those of the providers whose scripts the page may load, each once. */
export function sourcesOfPage(sources: ProviderSources, page: ScriptPage): (directive: PolicyDirective) => string[] {
  const loaded = Object.keys(sources).filter((provider) => isOnPage(provider, page));
  return (directive) => [...new Set(loaded.flatMap((provider) => sources[provider]?.[directive] ?? []))];
}
