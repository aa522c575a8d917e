import { onPreview, type Appearance } from '../lib/preview-events.ts';

/** Media features that an editor can override. */
const FEATURES = {
  theme: /\(\s*prefers-color-scheme\s*:\s*(\w+)\s*\)/g,
  motion: /\(\s*prefers-reduced-motion(?:\s*:\s*([\w-]+))?\s*\)/g,
} as const;
const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';

/** Original media conditions, by rule. */
const written = new WeakMap<CSSMediaRule, string>();

/**
 * Applies theme, text size and reduced motion to the page. A frame gets the browser's preferences only, so the
 * conditions of the page's media rules are rewritten in place, including those of stylesheets that load later.
 */
export function startAppearance(): void {
  let current: Appearance | undefined;
  const apply = (): void => {
    if (current) applyTo(document, current);
  };
  onPreview(document, 'preview:appearance', (appearance) => {
    current = appearance;
    apply();
  });
  document.head.addEventListener('load', apply, true);
  new MutationObserver(apply).observe(document.head, { childList: true });
}

function applyTo(page: Document, { theme, zoom, motion }: Appearance): void {
  const { style } = page.documentElement;
  style.colorScheme = theme === 'system' ? '' : theme;
  style.fontSize = zoom === 100 ? '' : `${zoom}%`;
  for (const stylesheet of [...page.styleSheets, ...page.adoptedStyleSheets]) rewrite(stylesheet, { theme, motion });
}

type MediaPreferences = Pick<Appearance, 'theme' | 'motion'>;

function rewrite(holder: CSSStyleSheet | CSSGroupingRule, preferences: MediaPreferences): void {
  for (const rule of rulesOf(holder)) {
    if (rule instanceof CSSMediaRule) rewriteCondition(rule, preferences);
    if (rule instanceof CSSGroupingRule) rewrite(rule, preferences);
    if (rule instanceof CSSImportRule && rule.styleSheet) rewrite(rule.styleSheet, preferences);
  }
}

function rewriteCondition(rule: CSSMediaRule, preferences: MediaPreferences): void {
  const original = written.get(rule) ?? rule.media.mediaText;
  if (!/prefers-(color-scheme|reduced-motion)/.test(original)) return;
  written.set(rule, original);
  rule.media.mediaText = conditionFor(original, preferences);
}

/** Returns a media condition in which the overridden features are resolved. */
export function conditionFor(condition: string, { theme, motion }: MediaPreferences): string {
  const themed =
    theme === 'system'
      ? condition
      : condition.replace(FEATURES.theme, (_, asked: string) => (asked === theme ? ALWAYS : NEVER));
  if (motion === 'system') return themed;
  return themed.replace(FEATURES.motion, (_, asked?: string) => (asked === 'no-preference' ? NEVER : ALWAYS));
}

/** Rules of a cross-origin stylesheet cannot be read. */
function rulesOf(holder: CSSStyleSheet | CSSGroupingRule): readonly CSSRule[] {
  try {
    return [...holder.cssRules];
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') return [];
    throw error;
  }
}
