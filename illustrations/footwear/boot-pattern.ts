import type { Point } from '../curve.ts';
import { points } from '../trace.ts';

import type { Outline } from './upper.ts';

/** Lines of the boots' pattern on the men's mid last, toe to the right; see `fit.ts` for other lasts. */

const SHAFT: Outline = {
  collar: points('112,292! 134,296 168,312 214,322 262,312 308,286 350,254!'),
  far: points('112,292! 132,280 190,276 262,262 318,242 350,254!'),
  throat: points('350,254! 357,306 372,358 402,406 452,450 516,484 586,508!'),
  toe: points('586,508 640,511 700,518 752,534 794,562 816,600 818,640!'),
  heel: points('100,640! 94,606 91,560 98,506 112,456 119,406 115,352 107,318'),
  tongue: points(
    '330,300! 318,262 316,232 328,212 352,206 382,216 400,236 402,276 420,330 450,382 500,428 564,466 622,494 650,520 604,536! 504,512 400,456 344,370',
  ),
};

/** The front of a boot: its outline and what closes it. */
export interface Front {
  readonly outline: Outline;
  /** Inner edge of the facing that carries the eyelets. */
  readonly facing: readonly Point[];
  readonly eyelets: readonly Point[];
  /** The tongue's middle, over which the laces cross. */
  readonly ridge: readonly Point[];
}

export const USUAL_FRONT: Front = {
  outline: SHAFT,
  facing: points('306,268 314,330 334,388 370,440 430,484 504,518 568,538 606,536 622,520'),
  eyelets: points('592,524 534,504 476,474 426,438 388,394 364,342 350,286'),
  ridge: points('634,508 574,476 512,438 462,390 428,336 410,284 400,244'),
};

/** Laced down to the toe, for climbing. */
export const FRONT_TO_THE_TOE: Front = {
  outline: {
    ...SHAFT,
    throat: points('350,254! 357,306 372,358 402,406 452,450 516,482 586,502 660,514!'),
    toe: points('660,514 712,520 758,536 796,564 816,600 818,640!'),
    tongue: points(
      '330,300! 318,262 316,232 328,212 352,206 382,216 400,236 402,276 420,330 450,382 500,428 564,462 628,486 696,508 716,524 670,538! 560,520 440,470 344,370',
    ),
  },
  facing: points('306,268 314,330 334,388 370,440 430,484 504,516 576,538 640,548 682,542 692,526'),
  eyelets: points('654,532 594,518 534,500 476,472 426,438 388,394 364,342 350,286'),
  ridge: points('704,510 636,484 572,458 512,428 462,386 428,336 410,284 400,244'),
};

/** Where the collar's padding ends. */
export const COLLAR_SEAM = points('108,372 160,386 216,380 276,352 326,322 362,306');
export const QUILTS = [
  points('110,322 160,340 214,350 264,338 312,312 352,286'),
  points('112,348 160,364 216,366 272,344 322,314 360,296'),
];
export const VAMP_SEAM = points('628,512 600,536 562,556 522,580 496,612 488,660');
export const COUNTER = points('86,478 128,478 172,504 214,552 246,604 258,660');
/** Suede that carries the pull of the ankle eyelets down to the heel. */
export const ANKLE_BAND = points('392,430 340,462 290,500 240,528 190,536 140,526 90,512');
export const ANKLE_BAND_LOWER = points('470,500 410,520 350,552 300,588 262,620');
export const TOE_CAP = points('706,512 672,546 648,588 638,660');
export const RAND_FULL = points(
  '80,574 140,584 220,594 320,604 430,608 530,602 606,584 664,556 712,530 756,522 820,550',
);
export const RAND_TOE = points('604,664 628,622 662,582 704,548 750,530 800,556');
export const BEND = points('572,536 556,570 562,606');
export const BACK_SEAM = points('236,396 246,460 250,520 244,580');
export const HEEL_LOOP = points('116,352 104,316 104,270 118,258 130,276 130,300');

/** Where the upper's form catches light or falls into shade. */
export const HEEL_HOLLOW = points('140,420 180,470 200,520');
export const ANKLE_BONE = points('250,430 270,500 262,560');
export const INSTEP_HOLLOW = points('420,470 480,530 540,570 560,610');
export const TOE_LIGHT = points('620,540 690,550 750,576');
