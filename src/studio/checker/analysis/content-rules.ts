import type { Impact } from '../../lib/checker-report.ts';

interface OwnRule {
  readonly impact: Impact;
  /** How an editor can fix the finding. */
  readonly advice: string;
  readonly helpUrl: string;
}

const wcag = (name: string): string => `https://www.w3.org/WAI/WCAG22/Understanding/${name}.html`;
const ALT_HELP = 'https://www.w3.org/WAI/tutorials/images/decision-tree/';
const HEADING_HELP = 'https://www.w3.org/WAI/tutorials/page-structure/headings/';

/** Rules beyond axe, for errors that content causes and that only content can fix. */
export const OWN_RULES = {
  'picture-without-alt': {
    impact: 'critical',
    advice:
      'Write in one sentence what the picture tells here. If it only decorates, set the alternative text empty on purpose.',
    helpUrl: ALT_HELP,
  },
  'picture-alt-empty': {
    impact: 'serious',
    advice: 'Pictures are what this section is for: write what each shows, or give it a caption.',
    helpUrl: ALT_HELP,
  },
  'picture-alt-useless': {
    impact: 'serious',
    advice: 'Write what is to be seen, as you would tell it on the telephone: “A boot in a vice, its sole half off”.',
    helpUrl: ALT_HELP,
  },
  'picture-alt-wording': {
    impact: 'minor',
    advice: 'Begin with what is to be seen. That it is a picture is announced without you.',
    helpUrl: 'https://www.w3.org/WAI/tutorials/images/tips/',
  },
  'picture-alt-repeats-text': {
    impact: 'moderate',
    advice: 'Say what only the picture shows. If it shows nothing beyond the text, set the alternative text empty.',
    helpUrl: ALT_HELP,
  },
  'picture-alt-too-long': {
    impact: 'minor',
    advice: 'Keep to one or two sentences, and put the rest into the text or a caption that everybody can read.',
    helpUrl: 'https://www.w3.org/WAI/tutorials/images/complex/',
  },
  'picture-alt-repeated': {
    impact: 'minor',
    advice: 'Say what tells the two pictures apart.',
    helpUrl: ALT_HELP,
  },
  'link-text-vague': {
    impact: 'serious',
    advice:
      'Name the place it leads to: “How resoling works” instead of “Read more”. Many read only the links of a page.',
    helpUrl: wcag('link-purpose-in-context'),
  },
  'link-text-address': {
    impact: 'moderate',
    advice: 'Replace the address by the name of the page. An address is read out sign by sign.',
    helpUrl: wcag('link-purpose-in-context'),
  },
  'link-text-ambiguous': {
    impact: 'moderate',
    advice: 'Add to each what it is about, or let both lead to the same place.',
    helpUrl: wcag('link-purpose-link-only'),
  },
  'link-target-missing': {
    impact: 'moderate',
    advice: 'Correct the part after “#”, or link to the page itself.',
    helpUrl: wcag('link-purpose-in-context'),
  },
  'link-without-address': {
    impact: 'moderate',
    advice: 'Give the link an address within the shop or one that begins with https, or take the link away.',
    helpUrl: wcag('name-role-value'),
  },
  'heading-jump': {
    impact: 'moderate',
    advice: 'Use the next level down. Levels are the page’s table of contents, not sizes of type.',
    helpUrl: HEADING_HELP,
  },
  'heading-second-main': {
    impact: 'moderate',
    advice: 'Keep one main heading, and make the other one of the second level.',
    helpUrl: HEADING_HELP,
  },
  'heading-no-main': {
    impact: 'serious',
    advice:
      'Show the section with the page’s first title at every width, or give a section that is always shown the title.',
    helpUrl: HEADING_HELP,
  },
  'heading-by-hand': {
    impact: 'moderate',
    advice: 'Make the line a heading. Bold text is not found by those who go from heading to heading.',
    helpUrl: HEADING_HELP,
  },
  'list-by-hand': {
    impact: 'moderate',
    advice: 'Select the lines and make them a list: its length and its entries are then announced.',
    helpUrl: 'https://www.w3.org/WAI/tutorials/page-structure/content/#lists',
  },
  'signs-as-line': {
    impact: 'minor',
    advice: 'Use a divider section or a heading instead of a line of signs.',
    helpUrl: wcag('info-and-relationships'),
  },
  'emoji-row': {
    impact: 'minor',
    advice: 'Keep one sign at most, and say the matter in words.',
    helpUrl: wcag('info-and-relationships'),
  },
  'empty-paragraphs': {
    impact: 'minor',
    advice: 'Delete them and use the section’s margins.',
    helpUrl: wcag('info-and-relationships'),
  },
  'underline-no-link': {
    impact: 'minor',
    advice: 'Make it strong or italic instead: what is underlined, people try to tap.',
    helpUrl: wcag('consistent-identification'),
  },
  'all-capitals': {
    impact: 'minor',
    advice:
      'Write it in ordinary letters. Words in capitals are harder to read, and some are spelled out letter by letter.',
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/readable.html',
  },
  'table-without-headers': {
    impact: 'serious',
    advice: 'Make the first row or the first column header cells.',
    helpUrl: 'https://www.w3.org/WAI/tutorials/tables/',
  },
  'text-over-picture': {
    impact: 'serious',
    advice:
      'Choose a picture that is calm where the text stands, another place for the text, or a variant with the text beside the picture. Take effects away that move text over a picture.',
    helpUrl: wcag('contrast-minimum'),
  },
  'text-on-ground': {
    impact: 'serious',
    advice: 'Text and ground are too alike in one place. Choose another variant of the section, or a plain ground.',
    helpUrl: wcag('contrast-minimum'),
  },
  'film-without-captions': {
    impact: 'critical',
    advice: 'Add captions (a WebVTT file) in the field “captions”, or tell beside the film what is said in it.',
    helpUrl: wcag('captions-prerecorded'),
  },
  'film-text-beside': {
    impact: 'moderate',
    advice: 'Read the text while you listen. What it leaves out belongs into it, or into captions of the film.',
    helpUrl: wcag('captions-prerecorded'),
  },
  'media-name': {
    impact: 'serious',
    advice: 'Give it a name that says what is in it: “A boot gets its second sole, four minutes”.',
    helpUrl: wcag('name-role-value'),
  },
  'motion-autoplay': {
    impact: 'serious',
    advice: 'Take “autoplay=1” out of the address: let visitors start the film.',
    helpUrl: wcag('pause-stop-hide'),
  },
  'sound-without-stop': {
    impact: 'serious',
    advice: 'Let visitors start the sound, or give the recording its controls.',
    helpUrl: wcag('audio-control'),
  },
  'motion-picture': {
    impact: 'serious',
    advice: 'Use a still picture, or a film that visitors start and stop.',
    helpUrl: wcag('pause-stop-hide'),
  },
  'motion-without-stop': {
    impact: 'serious',
    advice: 'Choose a variant that stands still. Where the section offers none, tell the developers.',
    helpUrl: wcag('pause-stop-hide'),
  },
  'language-of-part': {
    impact: 'moderate',
    advice:
      'Translate the text or, where it is meant to be in that language, mark it in the rich text with its language (lang="de").',
    helpUrl: wcag('language-of-parts'),
  },
  'section-id-repeated': {
    impact: 'minor',
    advice: 'Give each section an id of its own: links, tests and this report tell sections apart by it.',
    helpUrl: wcag('name-role-value'),
  },
  'page-title': {
    impact: 'serious',
    advice:
      'Write a title for the page: the field “title” under “seo” of the document. It names the tab and the search result.',
    helpUrl: wcag('page-titled'),
  },
} as const satisfies Readonly<Record<string, OwnRule>>;

export type OwnRuleName = keyof typeof OWN_RULES;

export const ownRule = (name: OwnRuleName): OwnRule => OWN_RULES[name];
