/** What is wrong, for the rules of axe that content breaks most, in the words of an editor; figures of others are axe's. */
const PLAIN: Readonly<Record<string, string>> = {
  'definition-list': 'Something other than terms and explanations stands in a list of terms.',
  dlitem: 'A term or an explanation stands outside a list of terms.',
  'empty-heading': 'A heading has no words.',
  'empty-table-header': 'A header cell of the table is empty.',
  'frame-title': 'An embedded page has no name.',
  'frame-title-unique': 'Two embedded pages have the same name.',
  'image-redundant-alt': 'The alternative text repeats the words beside the picture.',
  'link-name': 'A link has no words: nobody hears where it leads.',
  list: 'Something other than entries stands in a list.',
  listitem: 'A list entry stands outside a list.',
  'scope-attr-valid': 'A header cell does not say whether it belongs to its row or its column.',
  'summary-name': 'An entry that opens has no title.',
  'valid-lang': 'The text is marked with a language that does not exist.',
};

export function plainSummary(rule: string): string | undefined {
  return Object.hasOwn(PLAIN, rule) ? PLAIN[rule] : undefined;
}
