/** Names of the values that a provider's frame takes, by the shop's design tokens. */
const TOKENS = {
  text: '--color-text',
  surface: '--color-surface',
  line: '--color-line-strong',
  danger: '--color-danger',
  action: '--color-action',
  'action-text': '--color-action-text',
  radius: '--radius-m',
} as const;

/** The address of the web font whose family comes first in a list of families. */
function webFontOf(family: string): string {
  const first = family.split(',')[0]?.replaceAll(/["']/g, '').trim();
  for (const styles of document.styleSheets) {
    if (styles.href !== null && new URL(styles.href).origin !== location.origin) continue;
    for (const rule of styles.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const source = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src'))?.[1];
      const isIt = rule.style.getPropertyValue('font-family').replaceAll(/["']/g, '') === first;
      if (isIt && source !== undefined) return new URL(source, styles.href ?? document.baseURI).href;
    }
  }
  return '';
}

const TRANSPARENT = 'rgba(0, 0, 0, 0)';

/** The colour that an element stands on. */
function groundOf(element: Element | null): string {
  if (element === null) return '';
  const { backgroundColor } = getComputedStyle(element);
  return backgroundColor === TRANSPARENT ? groundOf(element.parentElement) : backgroundColor;
}

/** The shop's language, and its font, colours and corners at an element, as the fragment of a frame's address. */
export function appearanceAt(element: Element): string {
  const style = getComputedStyle(element);
  const values = Object.entries(TOKENS).map(([name, token]) => [name, style.getPropertyValue(token).trim()]);
  const font = { 'font-family': style.fontFamily, 'font-url': webFontOf(style.fontFamily) };
  const { lang } = document.documentElement;
  return new URLSearchParams({ lang, ...Object.fromEntries(values), ground: groundOf(element), ...font }).toString();
}
