export type MessageParams = Readonly<Record<string, string | number>>;
export type Messages = Readonly<Record<string, string>>;

const rules = new Map<string, Intl.PluralRules>();

function pluralOf(locale: string, count: number): string {
  let rule = rules.get(locale);
  if (!rule) rules.set(locale, (rule = new Intl.PluralRules(locale)));
  return rule.select(count);
}

/**
 * The text of `key` with `{name}` placeholders filled in, `undefined` where there is none. A numeric `count` selects
 * the plural form of the locale: `key_one`, `key_few`, ..., or `key_other` where that form is missing.
 */
export function formatMessage(
  locale: string,
  messages: Messages,
  key: string,
  params: MessageParams = {},
): string | undefined {
  const { count } = params;
  const plural =
    typeof count === 'number' && (messages[`${key}_${pluralOf(locale, count)}`] ?? messages[`${key}_other`]);
  const text = plural || messages[key];
  return text?.replace(/\{(\w+)\}/g, (placeholder, name: string) => `${params[name] ?? placeholder}`);
}
