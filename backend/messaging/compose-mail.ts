import { toHtml, type FilledMail, type MailBlock, type MailLink, type MailRow, type MailStory } from './mail-html.ts';
import type { MailShop } from './mail-shop.ts';
import type { Attachment, MarketingList, Message } from './message.ts';
import {
  MAIL_PURPOSES,
  type MAIL_VALUES,
  type MailName,
  type MailText,
  type MailTexts,
  type MarketingMail,
} from './messages/mail-texts.ts';
import { deDe } from './messages/de-de.ts';
import { enGb } from './messages/en-gb.ts';
import { enUs } from './messages/en-us.ts';
import { esEs } from './messages/es-es.ts';
import { frCa } from './messages/fr-ca.ts';
import { frFr } from './messages/fr-fr.ts';
import { itIt } from './messages/it-it.ts';
import { nlNl } from './messages/nl-nl.ts';

export const TEXTS: Readonly<Record<string, MailTexts>> = {
  'en-us': enUs,
  'en-ca': enGb,
  'en-gb': enGb,
  'de-de': deDe,
  'fr-fr': frFr,
  'fr-ca': frCa,
  'es-es': esEs,
  'it-it': itIt,
  'nl-nl': nlNl,
};

type ValuesOf<Name extends MailName> = Readonly<Record<(typeof MAIL_VALUES)[Name][number], string>>;

interface AnyMailContent<Name extends MailName> {
  readonly name: Name;
  readonly to: string;
  readonly locale: string;
  readonly values: ValuesOf<Name>;
  /** Absolute address of the mail's link. */
  readonly link?: string;
  /** Personal message for the reader, as plain text. */
  readonly personalMessage?: string;
  /** Shown as a table: items and prices. */
  readonly rows?: readonly MailRow[];
  /** Shown below the table: where and when it is delivered. */
  readonly blocks?: readonly MailBlock[];
  /** Shown around the mail. */
  readonly shop?: MailShop | undefined;
  readonly attachments?: readonly Attachment[];
  /** Shown instead of paragraphs: what an editor wrote. */
  readonly stories?: readonly MailStory[];
  /** Of marketing only. */
  readonly marketing?: MarketingList | undefined;
}

/** Marketing cannot be written without its list. */
export type MailContent<Name extends MailName> = AnyMailContent<Name> &
  (Name extends MarketingMail ? { readonly marketing: MarketingList } : unknown);

/** Composes a mail in the reader's language, as text and as HTML; values are escaped. */
export function composeMail<Name extends MailName>(content: MailContent<Name>): Message {
  const { name, to, locale, values, attachments = [] } = content;
  const marketing = listOf(content);
  const text: MailText = ((Object.hasOwn(TEXTS, locale) ? TEXTS[locale] : undefined) ?? enUs)[name];
  const fill = (template: string) => fillIn(template, values);
  const filled = {
    subject: fill(text.subject).replaceAll(/\s+/g, ' '),
    paragraphs: text.paragraphs.map(fill),
    personalMessage: content.personalMessage ?? '',
    rows: content.rows ?? [],
    blocks: content.blocks ?? [],
    stories: content.stories ?? [],
    shop: content.shop,
    action: text.action ?? '',
    link: content.link ?? '',
    note: text.note ?? '',
    ending: marketing && { label: text.unsubscribe ?? '', link: marketing.unsubscribeUrl },
  };
  const { subject } = filled;
  return {
    channel: 'mail',
    recipient: to,
    subject,
    text: toText(filled),
    html: toHtml(filled, locale),
    attachments,
    locale,
    ...(marketing && { marketing }),
  };
}

function listOf<Name extends MailName>({ name, marketing }: AnyMailContent<Name>): MarketingList | undefined {
  if (MAIL_PURPOSES[name] === 'transactional') return undefined;
  if (marketing === undefined) throw new Error(`The mail ${name} is marketing and has no list.`);
  return marketing;
}

function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

function toText(mail: FilledMail): string {
  const { paragraphs, personalMessage, rows, blocks, stories, action, link, note, ending, shop } = mail;
  const table = rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  const actionText = link === '' ? '' : `${action}:\n${link}`;
  const details = blocks.map(({ title, lines }) => [title, ...lines].join('\n'));
  const footer = shop && [`-- `, shop.brand, shop.home, ...[shop.help, shop.returns].map(linkLine)].join('\n');
  const body = [...paragraphs, personalMessage, ...stories.map(storyText), table, ...details];
  const parts = [...body, actionText, note, ending && linkLine(ending), footer];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const storyText = ({ title, paragraphs, links }: MailStory): string =>
  [title, ...paragraphs, links.map(linkLine).join('\n')].filter(Boolean).join('\n\n');

const linkLine = ({ label, link }: MailLink): string => `${label}: ${link}`;
