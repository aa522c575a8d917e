import type { Theme } from '../../lib/themes.ts';

const BLOCKS: Readonly<Record<Theme, RegExp>> = {
  light: /^:root \{([^}]*)\}/m,
  dark: /@media \(prefers-color-scheme: dark\) \{\s*:root \{([^}]*)\}/,
};

/**
 * The colours of one theme in the stylesheet `tokens`, whatever the visitor's device prefers: rules that override those
 * of the stylesheet.
 */
export function themeCss(tokens: string, theme: Theme | undefined): string {
  if (theme === undefined) return '';
  const declarations = BLOCKS[theme].exec(tokens)?.[1];
  if (declarations === undefined) throw new Error(`the tokens have no colours of the ${theme} theme`);
  const own = declarations.replaceAll(/color-scheme:[^;]*;|\/\*.*?\*\//g, '');
  return `@media screen{:root:root{color-scheme:${theme};${own.replaceAll(/\s+/g, ' ').trim()}}}`;
}
