import type { CheckedPage, Found, PlacedSection } from '../checked-page.ts';
import { bareText } from '../alt-text.ts';

const NAMELESS = new Set([
  '',
  ...'video film movie clip iframe frame embed embedded content map youtube vimeo player untitled'.split(' '),
]);
const STARTS_BY_ITSELF = /[?&](autoplay|auto_play)=(1|true)\b/i;

export function checkMedia(page: CheckedPage): readonly Found[] {
  return page.sections.flatMap((section) => [
    ...films(page, section),
    ...names(page, section),
    ...startingFrames(section),
  ]);
}

function films(page: CheckedPage, section: PlacedSection): readonly Found[] {
  return page.own(section, 'video').flatMap((element) => {
    const found: Found[] = [];
    const hasCaptions = element.querySelector('track[kind="captions"], track[kind="subtitles"]') !== null;
    if (!hasCaptions && !element.hasAttribute('muted')) {
      const summary = 'The film has no captions: who cannot hear it misses what is said.';
      found.push({ rule: 'film-without-captions', element, field: `${filmField(section)}.captions`, summary });
    }
    if (element.hasAttribute('autoplay') && !element.hasAttribute('controls')) {
      found.push({ rule: 'motion-without-stop', element, summary: 'The film plays by itself and cannot be stopped.' });
    }
    return found;
  });
}

function filmField({ leaves }: PlacedSection): string {
  return leaves.find(({ path }) => path.endsWith('video.src'))?.path.replace(/\.src$/, '') ?? 'video';
}

/** Names of films and frames as the document has them, also where the frame waits to be asked for. */
function names(page: CheckedPage, section: PlacedSection): readonly Found[] {
  const field = section.type === 'embed' ? 'label' : 'video.title';
  const name = section.leaves.find(({ path }) => path === field)?.value;
  const element = page.own(section, 'iframe, video, a.poster, [data-action="embed"]')[0];
  if (name === undefined || element === undefined || !NAMELESS.has(bareText(name))) return [];
  const words = name.trim() === '' ? 'has no name' : `is called “${name.trim()}”`;
  return [{ rule: 'media-name', element, field, summary: `The film or frame ${words}: nobody hears what is in it.` }];
}

function startingFrames({ element, leaves }: PlacedSection): readonly Found[] {
  return leaves
    .filter(({ path, value }) => path === 'url' && STARTS_BY_ITSELF.test(value))
    .map(({ path }) => ({
      rule: 'motion-autoplay',
      element: element.querySelector('iframe, [data-behavior="embed"]') ?? element,
      field: path,
      summary: 'The address asks the film to start by itself.',
    }));
}
