import { rich, scene, type FaultySection } from './broken-section-items.ts';

/** Accessibility errors that are found in a section at any position. */
export const ANYWHERE: readonly FaultySection[] = [
  {
    item: { type: 'image', id: 'bare', content: { image: scene('drying-room') } },
    issues: [['picture-without-alt', 'image.alt']],
  },
  {
    item: { type: 'image', id: 'camera', content: { image: scene('pack-at-cairn', 'DSC_0042.jpg') } },
    issues: [['picture-alt-useless', 'image.alt']],
  },
  rich('nowhere', '<p>Delivery takes two days. <a href="/shipping-and-returns"></a></p>', 'link-name'),
  rich('here', '<p>To send boots in, <a href="/repair-and-care">click here</a>.</p>', 'link-text-vague'),
  rich('levels', '<h2>Care</h2><p>Wax it.</p><h5>Nubuck</h5><p>Brush it.</p>', 'heading-jump'),
  rich('hollow', '<h3> </h3><p>Two compounds.</p>', 'empty-heading'),
  rich(
    'figures',
    '<table><tr><td>Boot</td><td>1,180 g</td></tr><tr><td>Shoe</td><td>640 g</td></tr></table>',
    'table-without-headers',
  ),
  rich('loose-text', '<ul><p>What to bring</p><li>Socks</li></ul>', 'list'),
  rich('foreign', '<p>Unsere besten Schuhe für den Herbst</p>', 'language-of-part'),
  rich('cyrillic', '<p>Добро пожаловать в магазин</p>', 'language-of-part'),
  rich('misnamed', '<p lang="german">Gute Reise.</p>', 'valid-lang'),
  {
    item: { type: 'rich-text', id: 'foreign', content: { html: '<p>The id of another.</p>' } },
    issues: [['section-id-repeated']],
  },
];
