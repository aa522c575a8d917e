/** What a text has that breaks a rule of moderation. */
export const RULE_LABELS = {
  word: 'a listed word',
  link: 'a link',
  email: 'an email address',
  phone: 'a phone number',
} as const;
