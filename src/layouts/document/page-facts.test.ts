import { describe, expect, test } from 'vitest';
import { siteContext } from '../../cms/site/site-config.ts';
import { DEFAULT_SITES } from '../../cms/site/sites.default.ts';
import { pageFacts } from './page-facts.ts';

type Source = Parameters<typeof pageFacts>[0];

const factsOf = (locale: string, changes: Partial<Source> = {}) =>
  pageFacts({
    ...siteContext(DEFAULT_SITES, locale, null),
    sitesConfig: DEFAULT_SITES,
    locale,
    carried: new URLSearchParams(),
    preview: undefined,
    providers: {},
    route: undefined,
    experiences: { decide: () => undefined, decisions: () => [] },
    ...changes,
  });

describe('the facts of a page', () => {
  test('are those of its site and locale', () => {
    expect(factsOf('en-us')).toMatchObject({ siteId: 'us', country: 'US', region: 'NORA', isTaxIncluded: false });
    expect(factsOf('de-de')).toMatchObject({ siteId: 'de', country: 'DE', region: 'EMEA', isTaxIncluded: true });
    expect(factsOf('de-de').paths.home).toBe('/de-de/');
    expect(factsOf('de-de').texts.offline).not.toBe(factsOf('en-us').texts.offline);
  });

  test('distinguish a preview, and one without consent, from a live page', () => {
    const modeOf = ({ mode, previewConsent }: ReturnType<typeof pageFacts>) => [mode, previewConsent];
    expect(modeOf(factsOf('en-us'))).toEqual(['live', undefined]);
    expect(modeOf(factsOf('en-us', { preview: {} }))).toEqual(['preview', undefined]);
    expect(modeOf(factsOf('en-us', { preview: { consent: 'none' } }))).toEqual(['preview', 'none']);
  });

  test('name the providers that have a part in the browser, and no other', () => {
    const { providers } = factsOf('en-us', { providers: { captcha: 'altcha', mail: 'smtp' } });
    expect(providers).toEqual({ captcha: 'altcha', payment: 'none', 'pay-later': 'none' });
  });

  test('contain what was decided of experiences, where anything was', () => {
    const decision = { id: 'exp_hero', label: 'everybody', variant: 'bold' };
    const experiences = { decide: () => undefined, decisions: () => [decision] };
    expect(factsOf('en-us', { experiences }).experiences).toEqual([decision]);
    expect(factsOf('en-us')).not.toHaveProperty('experiences');
  });

  test('contain the carried query as text', () => {
    expect(factsOf('en-us', { carried: new URLSearchParams({ cms: 'a b' }) }).carried).toBe('cms=a+b');
  });
});
