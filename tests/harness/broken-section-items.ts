/** Sections with accessibility errors only an editor can cause, each with the rules the checker must report. */

export interface FaultySection {
  readonly item: { readonly type: string; readonly id: string } & Readonly<Record<string, unknown>>;
  readonly issues: readonly (readonly [rule: string, field?: string])[];
}

export const scene = (name: string, alt?: string) => ({
  src: `/media/scenes/${name}.webp`,
  width: 1200,
  height: 900,
  ...(alt === undefined ? {} : { alt }),
});

export const OPENING: FaultySection = {
  item: { type: 'hero', id: 'opening', variant: 'type', content: { title: 'What a checker must find' } },
  issues: [],
};

export const rich = (id: string, html: string, ...rules: readonly string[]): FaultySection => ({
  item: { type: 'rich-text', id, content: { html } },
  issues: rules.map((rule) => [rule, 'html']),
});

export const IMAGES: readonly FaultySection[] = [
  {
    item: { type: 'hero', id: 'no-alt', content: { title: 'Out of the valley', image: scene('drying-room') } },
    issues: [['picture-without-alt', 'image.alt']],
  },
  {
    item: { type: 'image', id: 'file-name', content: { image: scene('pack-at-cairn', 'IMG_2041.jpg') } },
    issues: [['picture-alt-useless', 'image.alt']],
  },
  {
    item: {
      type: 'image-grid',
      id: 'says-picture',
      content: {
        images: [
          { ...scene('pack-at-cairn', 'A tall pack leaning against a cairn'), title: 'First day' },
          { ...scene('shell-on-peg', 'Picture'), title: 'Second day' },
        ],
      },
    },
    issues: [['picture-alt-useless', 'images.1.alt']],
  },
  {
    item: {
      type: 'editorial',
      id: 'picture-of',
      content: {
        title: 'Dry by morning',
        html: '<p>Two hours above a stove that is warm, not hot.</p>',
        image: scene('drying-room', 'Image of a drying room with boots'),
      },
    },
    issues: [['picture-alt-wording', 'image.alt']],
  },
  {
    item: {
      type: 'image',
      id: 'as-caption',
      content: { image: scene('shell-on-peg', 'The shell on its peg'), caption: 'The shell on its peg.' },
    },
    issues: [['picture-alt-repeats-text', 'image.alt']],
  },
  {
    item: {
      type: 'gallery',
      id: 'said-twice',
      content: { images: [scene('resole-bench', 'Work in the shop'), scene('drying-room', 'Work in the shop')] },
    },
    issues: [['picture-alt-repeated', 'images.1.alt']],
  },
  {
    item: {
      type: 'banner',
      id: 'long-alt',
      content: {
        title: 'Send them in',
        image: scene('resole-bench', 'A boot on a bench, and what is to be told of it. '.repeat(7)),
      },
    },
    issues: [['picture-alt-too-long', 'image.alt']],
  },
  {
    item: {
      type: 'social-photos',
      id: 'said-empty',
      content: { items: [{ image: scene('pack-at-cairn', '') }] },
    },
    issues: [['picture-alt-empty', 'items.0.image.alt']],
  },
  {
    item: {
      type: 'timeline',
      id: 'slug-alt',
      content: { items: [{ title: 'A start', image: scene('shell-on-peg', 'shell-peg-1200x900') }] },
    },
    issues: [['picture-alt-useless', 'items.0.image.alt']],
  },
  {
    item: { type: 'image', id: 'moving', content: { image: { src: '/media/moving.gif', alt: 'A lamp that blinks' } } },
    issues: [['motion-picture', 'image.src']],
  },
];

export const LINKS: readonly FaultySection[] = [
  {
    item: { type: 'banner', id: 'read-more', content: { title: 'Soles', cta: { label: 'Read more', href: '/help' } } },
    issues: [['link-text-vague', 'cta.label']],
  },
  rich('click-here', '<p>To send boots in, <a href="/repair-and-care">click here</a>.</p>', 'link-text-vague'),
  rich('address', '<p>See <a href="https://example.com/a/b">https://example.com/a/b</a>.</p>', 'link-text-address'),
  {
    item: {
      type: 'feature-list',
      id: 'same-words',
      content: {
        items: [
          { title: 'Boots', cta: { label: 'See the range', href: '/c/boots' } },
          { title: 'Packs', cta: { label: 'See the range', href: '/c/packs' } },
        ],
      },
    },
    // The titles of the entries distinguish the two (WCAG 2.4.4).
    issues: [],
  },
  rich(
    'same-words-beside',
    '<p>There are two charts: <a href="/size-chart">the chart</a> and <a href="/c/boots">the chart</a>.</p>',
    'link-text-ambiguous',
  ),
  rich(
    'same-words-in-table',
    '<table><tr><th scope="col">Boot</th><th scope="col">Chart</th></tr>' +
      '<tr><th scope="row">Mid</th><td><a href="/size-chart">View sizes</a></td></tr>' +
      '<tr><th scope="row">Low</th><td><a href="/c/boots">View sizes</a></td></tr></table>',
  ),
  rich('empty-link', '<p>Delivery takes two days. <a href="/shipping-and-returns"></a></p>', 'link-name'),
  rich('no-target', '<p><a href="#delivery-times">Delivery times</a> are below.</p>', 'link-target-missing'),
  rich('unsafe', '<p><a href="javascript:alert(1)">Order form</a></p>', 'link-without-address'),
  {
    item: {
      type: 'editorial',
      id: 'blank-label',
      content: { title: 'Fit', html: '<p>Try both.</p>', cta: { label: ' ', href: '/help' } },
    },
    issues: [['link-name', 'cta.label']],
  },
  rich(
    'tiny-links',
    '<p><a href="/c/boots">1</a> <a href="/c/packs">2</a> <a href="/c/jackets">3</a></p>',
    'target-size',
  ),
  {
    item: {
      type: 'shop-the-look',
      id: 'close-marks',
      content: {
        image: scene('drying-room', 'A drying room with two pairs of boots'),
        items: [
          { productId: 'saddleback-mid', x: 40, y: 40 },
          { productId: 'hut-mug', x: 41, y: 41 },
        ],
      },
    },
    issues: [['target-size']],
  },
];

export const STRUCTURE: readonly FaultySection[] = [
  rich('jump-within', '<h2>Care</h2><p>Wax it.</p><h4>Nubuck</h4><p>Brush it.</p>', 'heading-jump'),
  rich('empty-heading', '<h2>Soles</h2><h3> </h3><p>Two compounds.</p>', 'empty-heading'),
  {
    item: { type: 'editorial', id: 'blank-title', content: { title: ' ', html: '<p>The seam is at the heel.</p>' } },
    issues: [['empty-heading', 'title']],
  },
  rich('bold-heading', '<p><strong>Before you send it</strong></p><p>Brush off the mud.</p>', 'heading-by-hand'),
  rich('broken-lines', '<p>- Boots<br>- Socks<br>- A mug</p>', 'list-by-hand'),
  rich('numbered-lines', '<p>1. Brush them.</p><p>2. Let them dry.</p><p>3. Wax them.</p>', 'list-by-hand'),
  rich(
    'bare-table',
    '<table><tr><td>Boot</td><td>1,180 g</td></tr><tr><td>Shoe</td><td>640 g</td></tr></table>',
    'table-without-headers',
  ),
  rich(
    'empty-th',
    '<table><tr><th scope="col">Boot</th><th scope="col"></th></tr><tr><td>Mid</td><td>1,180 g</td></tr></table>',
    'empty-table-header',
  ),
  rich(
    'wrong-scope',
    '<table><tr><th scope="top">Boot</th><th scope="col">Weight</th></tr><tr><td>Mid</td><td>1,180 g</td></tr></table>',
    'scope-attr-valid',
  ),
  rich('list-with-text', '<ul><p>What to bring</p><li>Socks</li></ul>', 'list'),
  rich('stray-entry', '<li>Socks, two pairs</li>', 'listitem'),
  rich('terms-with-text', '<dl><p>Weights</p><dt>Mid</dt><dd>1,180 g</dd></dl>', 'definition-list'),
  rich('stray-term', '<dt>Lugs</dt>', 'dlitem'),
  {
    item: {
      type: 'banner',
      id: 'loud',
      variant: 'paper',
      content: { title: 'Sale', text: 'EVERYTHING IN THE SHOP IS CHEAPER UNTIL SUNDAY' },
    },
    issues: [['all-capitals', 'text']],
  },
  rich('underlined', '<p>Leather cracks at <u>sixty degrees</u>.</p>', 'underline-no-link'),
  rich('line-of-signs', '<p>Wash it.</p><p>* * * * *</p><p>Dry it.</p>', 'signs-as-line'),
  rich('emojis', '<p>Winter is coming ❄️❄️❄️❄️</p>', 'emoji-row'),
  rich('gaps', '<p>Wash it.</p><p></p><p>&nbsp;</p><p>Dry it.</p>', 'empty-paragraphs'),
  {
    item: {
      type: 'accordion',
      id: 'nameless-entry',
      content: { title: 'Asked often', items: [{ title: ' ', html: '<p>Nine days.</p>' }] },
    },
    issues: [
      ['summary-name', 'items.0.title'],
      ['empty-heading', 'items.0.title'],
    ],
  },
];

const frame = (id: string, label: string, more: object, ...issues: FaultySection['issues']): FaultySection => ({
  item: {
    type: 'embed',
    id,
    variant: 'direct',
    content: { url: 'https://www.youtube-nocookie.com/embed/bench', label, ...more },
  },
  issues,
});

export const MEDIA: readonly FaultySection[] = [
  {
    item: {
      type: 'video',
      id: 'no-captions',
      content: { video: { src: '/media/films/sole.mp4', title: 'A new sole' } },
    },
    issues: [['film-without-captions', 'video.captions']],
  },
  frame('silent', 'The bench without sound', { url: 'https://www.youtube-nocookie.com/embed/b?autoplay=1&mute=1' }),
  frame('nameless-frame', ' ', {}, ['frame-title', 'label']),
  frame('called-video', 'Video', {}, ['media-name', 'label']),
  frame('starts', 'The bench at work', { url: 'https://www.youtube-nocookie.com/embed/b?autoplay=1' }, [
    'motion-autoplay',
    'url',
  ]),
  {
    item: {
      type: 'video',
      id: 'with-transcript',
      content: {
        video: { src: '/media/films/sole.mp4', title: 'The bench' },
        text: 'Transcript: first the old sole comes off, then the new one is glued and pressed for two days.',
      },
    },
    issues: [],
  },
  rich(
    'german',
    '<p>Die meisten Stiefel sind nach der Reparatur wieder dicht, weil wir die Naht von innen und von außen kleben und sie dann zwei Tage trocknen lassen.</p>',
    'language-of-part',
  ),
  {
    item: {
      type: 'banner',
      id: 'french',
      variant: 'paper',
      content: {
        title: 'Autumn',
        text: 'Nous réparons les chaussures dans notre atelier et nous les renvoyons avec une nouvelle semelle en neuf jours.',
      },
    },
    issues: [['language-of-part', 'text']],
  },
  rich('no-such-language', '<p lang="german">Gute Reise und trockene Füße.</p>', 'valid-lang'),
  {
    item: {
      type: 'image',
      id: 'dark-ground',
      variant: 'full',
      content: { image: scene('hut-winter-night-1920', 'A hut at night, one window lit') },
    },
    issues: [],
  },
  {
    item: {
      type: 'rich-text',
      id: 'over-picture',
      parallax: [{ effect: 'translate', axis: 'y', start: '-260px', end: '-260px' }],
      content: { html: '<p>Nobody can read this, because the night behind it is as dark as its letters are.</p>' },
    },
    issues: [['text-over-picture', 'html']],
  },
];
