import type { MapSources } from '../../src/cms/request-context.ts';
import type { SettingReader } from '../../src/lib/setting-reader.ts';

const TILE_EXAMPLE = 'https://tiles.example.com/{z}/{x}/{y}.png';
const DIRECTIONS = 'https://www.openstreetmap.org/directions?to={latitude}%2C{longitude}';

/** Where maps of stores get their tiles from, and where directions lead. Without tiles the shop draws a map itself. */
export function readMapSources(reader: SettingReader): MapSources {
  const tileUrl = readTemplate(reader, { name: 'MAP_TILE_URL', parts: ['{z}', '{x}', '{y}'], example: TILE_EXAMPLE });
  const attribution = reader.text('MAP_ATTRIBUTION');
  if (tileUrl !== undefined && attribution === undefined)
    reader.addIssue('MAP_ATTRIBUTION', 'is needed with MAP_TILE_URL', '© OpenStreetMap contributors');
  const parts = ['{latitude}', '{longitude}'];
  const directionsUrl = readTemplate(reader, { name: 'MAP_DIRECTIONS_URL', parts, example: DIRECTIONS });
  const tiles = tileUrl === undefined ? undefined : { url: tileUrl, attribution: attribution ?? '' };
  return { tiles, directionsUrl: directionsUrl ?? DIRECTIONS };
}

interface Template {
  readonly name: string;
  readonly parts: readonly string[];
  readonly example: string;
}

function readTemplate(reader: SettingReader, { name, parts, example }: Template): string | undefined {
  const text = reader.text(name);
  if (text === undefined) return undefined;
  const filled = parts.reduce((url, part) => url.replaceAll(part, '1'), text);
  const url = URL.parse(filled);
  const isComplete = parts.every((part) => text.includes(part));
  // The host is part of the content security policy: no part may stand in it.
  const isFixed = URL.parse(text)?.host === url?.host && !/[\s;,'"<>]/.test(text);
  if (isComplete && isFixed && url?.protocol === 'https:' && url.username === '') return text;
  reader.addIssue(name, `is not an https address with ${parts.join(', ')} in its path or query`, example);
  return undefined;
}
