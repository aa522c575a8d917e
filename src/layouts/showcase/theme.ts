import tokens from '../../ui/tokens.css?raw';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const BLOCKS: Readonly<Record<Theme, RegExp>> = {
  light: /^:root \{([^}]*)\}/m,
  dark: /@media \(prefers-color-scheme: dark\) \{\s*:root \{([^}]*)\}/,
};

/** The shop's colours of one theme, whatever the visitor's device prefers: rules that win over those of the tokens. */
export function themeCss(theme: Theme | undefined): string {
  if (theme === undefined) return '';
  const declarations = BLOCKS[theme].exec(tokens)?.[1];
  if (declarations === undefined) throw new Error(`src/ui/tokens.css has no colours of the ${theme} theme`);
  const own = declarations.replaceAll(/color-scheme:[^;]*;|\/\*.*?\*\//g, '');
  return `@media screen{:root:root{color-scheme:${theme};${own.replaceAll(/\s+/g, ' ').trim()}}}`;
}
