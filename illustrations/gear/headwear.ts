import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { contactShadow, piece, seam, stitch, type Surface } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';

function cloth(look: Look): Surface {
  return {
    color: look.color,
    depth: 40,
    gloss: 0.3,
    texture: look.style['cloth'] === 'ripstop' ? 'ripstop' : 'canvas',
  };
}

function drawCap(look: Look, sheet: Sheet): string {
  const { color } = look;
  const brimColor = look.part('brim', color);
  const crown = curve(
    [
      [190, 560, 'c'],
      [184, 440],
      [236, 330],
      [330, 268],
      [430, 256],
      [530, 290],
      [596, 370],
      [618, 470],
      [612, 560, 'c'],
      [400, 592],
    ],
    true,
  );
  const brim = curve(
    [
      [350, 574, 'c'],
      [440, 548],
      [540, 538],
      [616, 552, 'c'],
      [724, 588],
      [806, 656, 'c'],
      [720, 664],
      [600, 644],
      [470, 622, 'c'],
    ],
    true,
  );
  const underside = curve(
    [
      [380, 590, 'c'],
      [470, 620],
      [600, 642],
      [720, 662],
      [806, 656, 'c'],
      [724, 688],
      [600, 684],
      [470, 650],
    ],
    true,
  );
  const panel = curve(
    [
      [400, 586, 'c'],
      [392, 440],
      [408, 330],
      [430, 258, 'c'],
      [530, 290],
      [596, 370],
      [618, 470],
      [612, 560, 'c'],
    ],
    true,
  );
  const patch = curve(
    [
      [446, 392, 'c'],
      [540, 400, 'c'],
      [554, 500, 'c'],
      [456, 500, 'c'],
    ],
    true,
  );
  return group(
    contactShadow(sheet, { x: 390, y: 590, width: 400 }),
    contactShadow(sheet, { x: 600, y: 682, width: 360, height: 22 }),
    piece(sheet, underside, { color: shade(brimColor, 0.5), depth: 10, gloss: 0 }),
    piece(sheet, crown, cloth(look)),
    piece(sheet, panel, { ...cloth(look), depth: 26, color: look.part('front', color) }),
    seam(
      curve([
        [250, 576],
        [240, 440],
        [300, 320],
        [428, 258],
      ]),
      color,
    ),
    ...[
      [300, 400],
      [492, 340],
    ].map(([cx = 0, cy = 0]) =>
      el('circle', { cx, cy, r: 7, fill: shade(color, 0.7), stroke: light(color, 0.3), 'stroke-width': 2.4 }),
    ),
    el('ellipse', { cx: 430, cy: 256, rx: 17, ry: 10, fill: color, stroke: '#221d19', 'stroke-width': 2.6 }),
    piece(sheet, patch, { color: look.part('patch', '#e6dac0'), depth: 6 }),
    contourMark([500, 448], 62, look.part('trim', '#b4522a'), 2),
    piece(sheet, brim, { color: brimColor, texture: 'canvas', depth: 20 }),
    ...[0, 1, 2].map((row) =>
      stitch(
        curve([
          [340 + row * 16, 590 + row * 8],
          [480 + row * 8, 572 + row * 10],
          [610, 582 + row * 11],
          [750 - row * 20, 640 + row * 5],
        ]),
        light(brimColor, 0.35),
        { width: 1.8 },
      ),
    ),
    seam(
      curve([
        [194, 546],
        [400, 576],
        [610, 546],
      ]),
      color,
    ),
  );
}

function drawCapBack(look: Look, sheet: Sheet): string {
  const { color } = look;
  const crown = curve(
    [
      [236, 580, 'c'],
      [232, 440],
      [290, 320],
      [390, 262],
      [450, 256],
      [510, 262],
      [610, 320],
      [668, 440],
      [664, 580, 'c'],
      [560, 600, 'c'],
      [540, 530],
      [450, 494],
      [360, 530],
      [340, 600, 'c'],
    ],
    true,
  );
  return group(
    contactShadow(sheet, { x: 450, y: 606, width: 430 }),
    piece(sheet, 'M330 590C400 566 500 566 570 590L560 520H340Z', { color: shade(color, 0.6), depth: 14, gloss: 0 }),
    piece(sheet, crown, cloth(look)),
    seam('M450 256L450 494', color),
    seam('M446 258C360 300 300 420 300 590M454 258C540 300 600 420 600 590', color),
    piece(sheet, 'M336 572C400 590 500 590 564 572L566 602C500 620 400 620 334 602Z', {
      color: look.part('strap', shade(color, 0.3)),
      depth: 8,
      texture: 'twill',
    }),
    piece(sheet, 'M484 578h44v32h-44Z', { color: '#8f887a', depth: 5, gloss: 0.8 }),
    el('ellipse', { cx: 450, cy: 256, rx: 17, ry: 10, fill: color, stroke: '#221d19', 'stroke-width': 2.6 }),
  );
}

/** From the back the wales meet at the crown and there is no patch. */
function drawBeanie(look: Look, sheet: Sheet, side: 'front' | 'back'): string {
  const { color } = look;
  const dome = curve(
    [
      [236, 560, 'c'],
      [232, 430],
      [282, 300],
      [370, 226],
      [450, 210],
      [530, 226],
      [618, 300],
      [668, 430],
      [664, 560, 'c'],
      [450, 590],
    ],
    true,
  );
  const fold = curve(
    [
      [220, 520, 'c'],
      [450, 552],
      [680, 520, 'c'],
      [690, 600],
      [680, 668, 'c'],
      [450, 700],
      [220, 668, 'c'],
      [210, 600],
    ],
    true,
  );
  const wales = Array.from({ length: 13 }, (_, index) => {
    const at = (index - 6) / 6;
    return seam(
      curve([
        [450 + at * 216, 556],
        [450 + at * 208, 420],
        [450 + at * 130, 290],
        [450 + at * 26, 216],
      ]),
      color,
      5,
    );
  });
  return group(
    contactShadow(sheet, { x: 450, y: 690, width: 460 }),
    piece(sheet, dome, { color, depth: 50, texture: 'knit' }),
    el('g', { 'clip-path': sheet.clip(dome), 'stroke-opacity': 0.7 }, ...wales),
    piece(sheet, fold, { color: look.part('fold', color), texture: 'rib', depth: 26, textureScale: 1.5 }),
    side === 'front' ? patch(look, sheet) : seam('M450 560C452 600 448 660 450 692', color, 4),
  );
}

function patch(look: Look, sheet: Sheet): string {
  return (
    piece(sheet, 'M496 576h96v66h-96Z', { color: look.part('patch', '#e6dac0'), depth: 5 }) +
    contourMark([544, 610], 44, look.part('trim', '#b4522a'))
  );
}

export const cap = {
  side: (look: Look, sheet: Sheet): Plate => ({ body: drawCap(look, sheet) }),
  back: (look: Look, sheet: Sheet): Plate => ({ body: drawCapBack(look, sheet) }),
};

export const beanie = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawBeanie(look, sheet, 'front') }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawBeanie(look, sheet, 'front'), viewBox: '430 440 300 300' }),
  back: (look: Look, sheet: Sheet): Plate => ({ body: drawBeanie(look, sheet, 'back') }),
};
