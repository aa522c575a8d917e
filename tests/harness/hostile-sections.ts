import { definitionOf, sectionTypes } from './sample-pages.ts';

/** Sets `window.hacked` where any of it escapes from its text node or attribute. */
export const HOSTILE_TEXTS: readonly string[] = [
  '"><script>window.hacked=1</script><img src=x onerror="window.hacked=1">',
  ' href=Y onfocus=window.hacked=1 autofocus tabindex=1 x=',
  "' href='Y' onmouseover='window.hacked=1' x='",
  '</title></style></script></textarea></noscript><svg onload=window.hacked=1>',
  '&quot; onpointerenter=window.hacked=1 autofocus &quot;',
  'javascript:window.hacked=1//',
  '${window.hacked=1}{{window.hacked=1}}<!-- --><![CDATA[',
];

const LINKS = HOSTILE_TEXTS.map((text) => `<a title='${text.replaceAll("'", '&#39;')}' href="/x">Link</a>`);
/** Links first: content before them could enclose them. */
const HOSTILE_HTML = `<p>${LINKS.join(' ')}</p>${HOSTILE_TEXTS.join('')}<svg><script>window.hacked=1</script></svg>
<math><mtext><table><mglyph><style><img src=x onerror=window.hacked=1></style></mglyph></table></mtext></math>
<a href="javascript:window.hacked=1" onclick="window.hacked=1">Click</a><form action="/x"><button formaction="javascript:window.hacked=1">`;

/** Sections of every type and variant, with the text of their samples replaced. */
export async function hostileSections(): Promise<readonly object[]> {
  const definitions = await Promise.all(sectionTypes().map(definitionOf));
  return definitions.flatMap(({ type, samples }) =>
    Object.entries(samples).map(([variant, content], index) => {
      let step = index;
      const next = () => HOSTILE_TEXTS[(step += 1) % HOSTILE_TEXTS.length] ?? '';
      return {
        type,
        variant,
        id: `${type}-${variant}"><b onclick=window.hacked=1>`,
        content: replaceTexts(content, next),
      };
    }),
  );
}

/** Names, ids and URLs are preserved, so that the section is rendered. */
function replaceTexts(value: unknown, next: () => string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => replaceTexts(entry, next, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, replaceTexts(entry, next, name)]));
  if (typeof value !== 'string') return value;
  if (key === 'html') return HOSTILE_HTML;
  return /[\sA-Z]/.test(value) && !/^(\/|https?:)/.test(value) ? next() : value;
}
