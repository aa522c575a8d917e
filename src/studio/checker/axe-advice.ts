/** How an editor can fix a violation of an axe rule; rules that only code can violate have no advice. */
export const AXE_ADVICE: Readonly<Record<string, string>> = {
  'area-alt': 'Write for every area of the picture where it leads.',
  'audio-caption': 'Add a transcript of what is said beside the recording.',
  'autocomplete-valid': 'This form field belongs to the shop’s code. Tell the developers; your text is not the cause.',
  blink: 'Take the blinking text out and make it strong instead.',
  'button-name': 'Give the button words. In most sections they are the label of the link or the title of the entry.',
  'color-contrast':
    'Text and ground are too alike. Choose another variant of the section, or put the text on a plain ground. Where the section offers no choice, tell the developers which section it is.',
  'definition-list':
    'In the rich text, keep only terms and their explanations in the list; move other paragraphs before or after it.',
  dlitem:
    'A term or an explanation stands outside its list. In the rich text, put it into a definition list or make it a paragraph.',
  'document-title': 'Give the page a title: the field “title” under “seo” of the document.',
  'duplicate-id-aria':
    'Two parts of the page have the same name. If two sections have the same id, change one; otherwise tell the developers.',
  'empty-heading':
    'Write the heading, or delete its empty line. A heading of blanks only is announced and says nothing.',
  'empty-table-header':
    'Write into the header cell what its column or row holds. If the corner has nothing to say, make it an ordinary cell.',
  'frame-title': 'Give the embedded page a name that says what is in it: “Film: a boot gets its second sole”.',
  'frame-title-unique': 'Two embedded pages have the same name. Say in each name what is different about it.',
  'heading-order': 'Use the next level down, not a smaller one because it looks better.',
  'html-lang-valid': 'The language of the page is not known. Tell the developers which locale it is.',
  'image-alt': 'Write what the picture shows or, where it is decoration, leave the alternative text empty on purpose.',
  'image-redundant-alt':
    'The alternative text repeats the words beside the picture. Say what only the picture shows, or leave it empty.',
  'input-image-alt': 'Say in words what the button does.',
  label: 'The form field has no name. Tell the developers which section it is in.',
  'label-content-name-mismatch': 'What is read out differs from what is written. Use the words that are seen.',
  'landmark-unique': 'Two areas of the page have the same name. Give the two sections different titles.',
  'link-in-text-block': 'The link can only be told by its colour. Tell the developers which section it is in.',
  'link-name': 'Give the link words that say where it leads, or delete it if it is left over.',
  list: 'In the rich text, keep only list entries in the list; move other paragraphs before or after it.',
  listitem: 'A list entry stands outside a list. In the rich text, select the lines and make them a list.',
  marquee: 'Take the running text out: nobody can stop it.',
  'nested-interactive': 'A link or button stands inside another one. Take one of the two out.',
  'object-alt': 'Say in words what the embedded object shows.',
  'p-as-heading': 'Make the line a heading of the right level instead of setting it large or bold.',
  'role-img-alt': 'Say in words what the picture shows.',
  'scope-attr-valid':
    'A header cell of the table says that it belongs to something other than its row or column. Make the header row anew in the rich text editor.',
  'scrollable-region-focusable':
    'The part scrolls but cannot be reached by keyboard. Make the table or the line shorter, or tell the developers.',
  'server-side-image-map': 'Use links instead of areas of a picture.',
  'skip-link': 'The link to the content leads nowhere. Tell the developers.',
  'summary-name': 'Write the title of the entry: without it nobody knows what opens.',
  'svg-img-alt': 'Say in words what the drawing shows.',
  'table-duplicate-name': 'Caption and summary of the table are the same. Keep the caption.',
  'table-fake-caption': 'Take the first row that only holds the table’s title out, and make it the caption.',
  'target-size':
    'What is to be tapped is smaller than 24 by 24 pixels and too near the next. Put links one below the other, use longer words, or move marks on a picture apart.',
  'td-has-header':
    'Add a header row or header column to the table, so that every figure can be read with what it means.',
  'td-headers-attr': 'A cell names a header that the table does not have. Make the table anew in the rich text editor.',
  'th-has-data-cells': 'The table has headers without cells. Fill the row or column, or delete it.',
  'valid-lang': 'The language given for this text does not exist. Use a short code such as “de” or “fr-CA”.',
  'video-caption': 'Add captions to the film.',
};

const OF_DEVELOPERS =
  'This comes from the shop’s code, not from your text. Tell the developers the rule and the address of the page.';

export const adviceOfAxe = (rule: string): string =>
  (Object.hasOwn(AXE_ADVICE, rule) ? AXE_ADVICE[rule] : undefined) ?? OF_DEVELOPERS;
