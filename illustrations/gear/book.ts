import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { drawLandscape } from '../land/landscape.ts';
import { drawMap } from '../land/map.ts';
import { lettering, letteringWidth } from '../lettering.ts';
import type { Look, Plate } from '../appearance.ts';
import { contactShadow, flatShadow, piece } from '../material.ts';
import { el, type Sheet } from '../svg.ts';
import { turned, within } from './cloth.ts';

const PAPER = '#f4eedd';
const MAP = { width: 1600, height: 900, paper: '#f1ead8', line: '#a8753f', wood: '#9fb07a' } as const;
const ROUTE = [
  [330, 800],
  [470, 640],
  [560, 560],
  [700, 520],
  [820, 330],
  [980, 260],
] as const;

function mapPart(sheet: Sheet, seed: string): string {
  return drawMap(sheet, { seed, ...MAP, route: ROUTE });
}

/** Lines of text as seen from a distance. */
function textLines({ x, y, width, rows }: { x: number; y: number; width: number; rows: number }): string {
  return Array.from({ length: rows }, (_, row) =>
    el('rect', {
      x,
      y: y + row * 17,
      width: row % 5 === 4 ? width * 0.62 : width,
      height: 5,
      rx: 2.5,
      fill: '#6d6457',
      'fill-opacity': 0.55,
    }),
  ).join('');
}

/** A climb as a line of heights. */
function profile({ x, y, color }: { x: number; y: number; color: string }): string {
  const d = `M${x} ${y}l30 -24l26 8l34 -44l24 12l30 -38l36 26l28 -14l32 46l20 28Z`;
  return (
    el('path', { d, fill: color, 'fill-opacity': 0.5 }) +
    el('path', { d, fill: 'none', stroke: shade(color, 0.3), 'stroke-width': 3 })
  );
}

function coverArt(look: Look, sheet: Sheet): string {
  return drawLandscape(sheet, {
    seed: `cover${look.color}`,
    palette: look.style['palette'] === 'winter' ? 'winterBlue' : 'springEvening',
    sun: [960, 330],
    terrain: 'alpine',
    path: 900,
  });
}

const isScreen = (look: Look): boolean => look.style['kind'] === 'screen';

/** `kind: screen` is a file, shown on a tablet; any other is printed and bound. */
function drawCover(look: Look, sheet: Sheet): string {
  return isScreen(look) ? tablet(sheet, cover(look, sheet)) : printed(look, sheet);
}

/** The cover, 440 x 600, its upper left at 230, 150. */
function cover(look: Look, sheet: Sheet): string {
  const title = 'RIDGE';
  const frame = 'M230 150H670V750H230Z';
  return within(
    sheet,
    frame,
    el('path', { d: frame, fill: look.color }),
    within(
      sheet,
      'M262 330H638V612H262Z',
      el('g', { transform: 'translate(-86 300) scale(0.56)' }, coverArt(look, sheet)),
    ),
    el('path', { d: 'M262 330H638V612H262Z', fill: 'none', stroke: PAPER, 'stroke-width': 4 }),
    contourMark([450, 212], 62, PAPER),
    lettering(title, { x: 450 - (letteringWidth(title) * 40) / 160, y: 262, height: 40, color: PAPER }),
    profile({ x: 320, y: 724, color: PAPER }),
  );
}

function printed(look: Look, sheet: Sheet): string {
  const board = 'M224 144H670Q680 144 680 154V746Q680 756 670 756H224Z';
  return turned(
    6,
    flatShadow(sheet, 'M224 144H700V772H224Z', 18),
    el('path', { d: 'M240 160H694V770H240Z', fill: shade(look.color, 0.3), stroke: '#221d19', 'stroke-width': 2.6 }),
    el('path', { d: 'M236 154H688V764H236Z', fill: PAPER, stroke: shade(PAPER, 0.4), 'stroke-width': 2 }),
    ...[0, 1, 2].map((leaf) =>
      el('path', {
        d: `M682 ${160 + leaf}V760M240 ${758 + leaf * 2.4}H684`,
        stroke: shade(PAPER, 0.3),
        'stroke-width': 1,
      }),
    ),
    piece(sheet, board, { color: look.color, texture: 'canvas', depth: 12 }),
    cover(look, sheet),
    el('path', { d: 'M224 144H252V756H224Z', fill: shade(look.color, 0.5), 'fill-opacity': 0.55 }),
    el('path', { d: 'M254 146V754', stroke: light(look.color, 0.4), 'stroke-width': 2.4, 'stroke-opacity': 0.6 }),
    el('path', { d: 'M596 752V838L612 822L628 838V752Z', fill: '#b4522a', stroke: '#221d19', 'stroke-width': 2.4 }),
  );
}

function tablet(sheet: Sheet, screen: string): string {
  const shell = 'M206 96H694Q724 96 724 126V774Q724 804 694 804H206Q176 804 176 774V126Q176 96 206 96Z';
  return turned(
    5,
    flatShadow(sheet, shell, 20),
    piece(sheet, shell, { color: '#34322f', depth: 12, gloss: 0.7 }),
    el('path', { d: 'M206 132H694V768H206Z', fill: PAPER }),
    screen,
    el('path', { d: 'M206 132H520L300 768H206Z', fill: '#fff', 'fill-opacity': 0.07 }),
    el('circle', { cx: 450, cy: 114, r: 5, fill: '#14120f' }),
  );
}

function spread(look: Look, sheet: Sheet): string {
  return isScreen(look) ? tablet(sheet, page(look, sheet)) : openBook(look, sheet);
}

function page(look: Look, sheet: Sheet): string {
  const frame = 'M206 132H694V768H206Z';
  return within(
    sheet,
    frame,
    el('path', { d: frame, fill: PAPER }),
    within(
      sheet,
      'M206 132H694V470H206Z',
      el('g', { transform: 'translate(20 20) scale(0.62)' }, mapPart(sheet, 'page')),
    ),
    profile({ x: 250, y: 570, color: look.color }),
    textLines({ x: 250, y: 604, width: 400, rows: 8 }),
  );
}

function openBook(look: Look, sheet: Sheet): string {
  const left = 'M450 250C380 222 200 222 92 246V686C200 662 380 662 450 690Z';
  const right = 'M450 250C520 222 700 222 808 246V686C700 662 520 662 450 690Z';
  const gutter = sheet.gradient(
    [
      [0, '#6b5d45', 0],
      [0.5, '#6b5d45', 0.5],
      [1, '#6b5d45', 0],
    ],
    [0, 0, 1, 0],
  );
  return turned(
    -4,
    contactShadow(sheet, { x: 450, y: 702, width: 700 }),
    piece(sheet, 'M78 240H822V706C700 680 520 682 450 706C380 682 200 680 78 706Z', { color: look.color, depth: 12 }),
    piece(sheet, left, { color: PAPER, depth: 14, gloss: 0.2, line: 1.8 }),
    piece(sheet, right, { color: PAPER, depth: 14, gloss: 0.2, line: 1.8 }),
    within(sheet, right, el('g', { transform: 'translate(390 190) scale(0.56)' }, mapPart(sheet, 'spread'))),
    profile({ x: 150, y: 366, color: look.color }),
    textLines({ x: 136, y: 404, width: 266, rows: 14 }),
    el('path', { d: 'M396 230H504V690H396Z', fill: gutter }),
  );
}

export const book = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawCover(look, sheet) }),
  open: (look: Look, sheet: Sheet): Plate => ({ body: spread(look, sheet) }),
};
