/** Makes a page of this origin light or dark, whatever the device prefers, by its own rules for that; does nothing for `''`. */
export function forceTheme(page: Document, theme: string): void {
  if (theme !== 'light' && theme !== 'dark') return;
  page.documentElement.style.colorScheme = theme;
  for (const sheet of page.styleSheets) force(sheet.cssRules, theme);
}

function force(rules: CSSRuleList, theme: string): void {
  for (const rule of rules) {
    if (isMedia(rule)) {
      const asked = /prefers-color-scheme:\s*(light|dark)/.exec(rule.media.mediaText)?.[1];
      if (asked !== undefined) rule.media.mediaText = asked === theme ? 'all' : 'not all';
    } else if ('cssRules' in rule) force(rule.cssRules as CSSRuleList, theme); // a group of rules has a list of them
  }
}

/** By its shape: a rule of another window is no instance of this one's classes. */
function isMedia(rule: CSSRule): rule is CSSMediaRule {
  return 'media' in rule && 'conditionText' in rule;
}
