/**
 * Returns the theme of the page: the editor's choice takes precedence over the system's
 * (`src/studio/preview/appearance.ts`).
 */
export function themeOf({ documentElement, defaultView }: Document): 'light' | 'dark' {
  const { colorScheme } = documentElement.style;
  if (colorScheme === 'light' || colorScheme === 'dark') return colorScheme;
  return defaultView?.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
